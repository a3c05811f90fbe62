import svgpath from 'svgpath';
import { identity, type Matrix } from './matrix.ts';

/** Path data under a matrix, written out, so that it can be joined with others or used as a clip. */
export const moved = (path: string, matrix: Matrix): string =>
  matrix === identity
    ? path
    : svgpath(path)
        .matrix([...matrix])
        .round(2)
        .toString();

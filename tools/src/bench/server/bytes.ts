import { type Figure, spoken } from '../figure.ts';
import type { Template } from './template.ts';

/** Bytes sent for an action, to everybody who sees it and with the answer, compared with whole views to all of them. */
export function bytesOf(name: string, { acts }: Template): Figure {
  const known = acts.filter(act => act !== undefined);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const sent = sum(known.map(act => sum(act.sent.map(({ bytes }) => bytes))));
  const views = sum(known.map(act => act.views));
  return {
    subject: `${name}: bytes sent for an action, as a part of the whole views`,
    value: sent / views,
    unit: 'of them',
    aim: { most: 0.15 },
    detail: `${spoken(sent / known.length)} B against ${spoken(views / known.length)} B for each of ${known.length} actions, to all seats, answers counted`,
  };
}

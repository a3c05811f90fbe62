import type { Shape, Token } from '../../scene.ts';
import type { View } from './features.ts';

export const beards = ['moustache', 'full beard', 'goatee'] as const;
export type Beard = (typeof beards)[number];

export function beardOf(beard: Beard, view: View, fill: Token): Shape[] {
  if (view === 'back') return [];
  const moustache = {
    side: 'M22 -15C20 -16.4 16 -15 12 -10.6C15 -11.4 18.4 -10.4 21.4 -11.6Z',
    'three-quarter': 'M9.6 -15.4C6 -15.4 3 -12.6 1.6 -9.6C5 -10 7 -11.4 9.8 -12C12 -11.4 14 -10.4 16.4 -10.4C15.4 -13.4 13 -15.6 9.6 -15.4Z',
    front: 'M0 -15C-5 -16 -9 -12 -10 -9C-6 -9.6 -3 -11 0 -12.4C3 -11 6 -9.6 10 -9C9 -12 5 -16 0 -15Z',
  }[view];
  const full = {
    side: 'M21.8 -14.6C16 -15 8 -17 4 -24L-1 -24C-4 -16 -3 -6 2 2C8 10 16 12 20 8C23 2 21 -4 20 -7.4L16 -9.4L20.6 -11.4Z',
    'three-quarter':
      'M9.6 -15.4C4 -15 -6 -17 -9 -25L-12 -22C-13 -10 -8 0 0 7C6 12 12 10 15 4C18 -4 19 -14 18.4 -22C16.6 -17 13 -15.4 9.6 -15.4ZM5 -10L13 -10L12 -8L6 -8Z',
    front: 'M0 -15.6C-6 -16 -14 -17 -18 -26C-21 -14 -16 0 -8 7C-4 11 4 11 8 7C16 0 21 -14 18 -26C14 -17 6 -16 0 -15.6ZM-5 -10L5 -10L4 -7.6L-4 -7.6Z',
  }[view];
  const goatee = {
    side: 'M19.6 -7C18 -6 15 -4 13 -2C13 4 16 9 19 9C21 4 20 -2 19.6 -7Z',
    'three-quarter': 'M5 -5C8 -6 11 -6 13 -5C13.6 2 11 8 8.6 9C5.6 7 4.4 0 5 -5Z',
    front: 'M-5 -5C-2 -6 2 -6 5 -5C5.6 2 3 9 0 10C-3 9 -5.6 2 -5 -5Z',
  }[view];
  return [{ path: { moustache, 'full beard': full, goatee }[beard], fill, evenOdd: true }];
}

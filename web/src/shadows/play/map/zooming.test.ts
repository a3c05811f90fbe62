import type { View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { zoomOnCard, zoomOnCell, zoomOnChoice } from './zooming.ts';

const pictured = (view: View): View => ({
  ...view,
  cells: Object.fromEntries(
    Object.entries(view.cells).map(([cell, { obstacle }]) => [
      cell,
      { obstacle, picture: obstacle ? null : `at ${cell}` },
    ]),
  ),
});
const seats = 'black: 0 1, orange: 2 3';
const officer = pictured(trialView({ seats, me: 0 }));
const detective = pictured(trialView({ seats, me: 1, holding: ['i01', 'i02'] }));

test('[UX-10] a cell in reach opens among the others in reach, after the cards', () => {
  const zoom = zoomOnCell(detective, '0,2');
  expect(zoom?.pictures.slice(0, 2)).toEqual(['i01', 'i02']);
  expect(zoom?.pictures[zoom.at]).toBe('at 0,2');
  expect(zoom?.pictures).toHaveLength(2 + (detective.targets?.length ?? 0));
});

test('[UX-10] a cell out of reach opens beside the cards alone, and a canal has no picture', () => {
  expect(zoomOnCell(detective, '0,1')).toEqual({ pictures: ['i01', 'i02', 'at 0,1'], at: 2 });
  expect(zoomOnCell(detective, '1,0')).toBeUndefined();
});

test('[UX-10] an Officer’s card opens among the ten, and the target after them', () => {
  const zoom = zoomOnCard({ ...officer, intended: '0,1' }, 'i13');
  expect(zoom).toEqual({ pictures: [...officer.available, 'at 0,1'], at: 2 });
});

test('[UX-10] the choice opens beside the target, then the other cells it could be taken for', () => {
  const zoom = zoomOnChoice({ ...officer, intended: '0,1' }, ['i13']);
  expect(zoom).toEqual({ pictures: ['i13', 'at 0,1', 'at -1,0', 'at 1,-1'], at: 0, beside: 1 });
  expect(zoomOnChoice(officer, [])).toBeUndefined();
});

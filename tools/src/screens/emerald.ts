import type { Json } from '@lamplight/contract';
import type { Day, Move } from '@lamplight/emerald/public';
import { type EmeraldScenery, enter, passing } from '@lamplight/web/test/emerald/moments';
import { europe, madness } from '@lamplight/web/test/emerald/positions';
import type { PageMoment } from '@lamplight/web/test/moments';
import type { BrowserPerson } from '@lamplight/web/test/person';
import { hold } from './rounds.ts';

/**
 * Passing moments at tables of Emerald: each shot gets its own table, which is brought to that point while the page is
 * open.
 */
export function emeraldPassing({ table }: EmeraldScenery): readonly PageMoment[] {
  const shown = (name: string, position: Json, names: readonly string[], moves: readonly (readonly [Day, Move])[]) =>
    passing(name, async (person: BrowserPerson) => {
      const { at, make } = await table(position, names);
      await enter(person, at('', 'monday'));
      await hold(person);
      await make(...moves);
      await person.page.locator('[data-moment], [data-kind="turn"]').first().waitFor();
    });
  return [
    shown(
      'emerald-your-turn',
      europe,
      ['Ada', 'Bo', 'Cas', 'Ди', 'Joris'],
      [
        ['friday', { type: 'pass' }],
        ['friday', { type: 'pass' }],
        ['friday', { type: 'end-turn' }],
      ],
    ),
    shown(
      'emerald-calm',
      { ...madness, dice: ['calm'] },
      ['Ada', 'Bo', 'Cas'],
      [['monday', { type: 'claim', card: 'start-informer', city: 'rome' }]],
    ),
    shown(
      'emerald-madness-other',
      madness,
      ['Ada', 'Bo', 'Cas'],
      [['monday', { type: 'text', card: 'night-terrors', player: 'tuesday' }]],
    ),
  ];
}

/** What a tap leads to, which rule refuses it, and what lights up. */
import { readdirSync, readFileSync } from 'node:fs';
import { foresee } from '@lamplight/emerald/foresee';
import { emeraldKit } from '@lamplight/emerald/kit';
import { type CardId, cityIds, type View } from '@lamplight/emerald/public';
import { scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { actsOf } from '../../src/emerald/turn/draft/acts.ts';
import { noDraft, type TurnTap } from '../../src/emerald/turn/draft/draft.ts';
import { moveOf } from '../../src/emerald/turn/draft/finish.ts';
import { ledgerOf } from '../../src/emerald/turn/draft/ledger.ts';
import { lightsOf } from '../../src/emerald/turn/draft/lit.ts';
import { tapped } from '../../src/emerald/turn/draft/tapped.ts';
import { drafted, saidBy } from '../../src/emerald/turn/draft/trial-taps.ts';
import { spoken } from '../../src/emerald/turn/sentence/why.ts';
import { tableWith, viewOf } from './turn-table.ts';

const act = (name: Extract<TurnTap, { type: 'act' }>['act']): TurnTap => ({ type: 'act', act: name });
const card = (place: number): TurnTap => ({ type: 'card', place });
const city = (name: (typeof cityIds)[number]): TurnTap => ({ type: 'city', city: name });
const refused = (view: View, taps: readonly TurnTap[], last: TurnTap) => {
  const next = tapped(view, drafted(view, taps), last);
  return 'refused' in next ? next.refused : undefined;
};
const say = (tag: object) => JSON.stringify(tag);

describe('from a card', () => {
  test('a card that serves one action alone means it', () => {
    const view = viewOf(['start-handbills', 'start-banker']);
    const draft = drafted(view, [card(0)]);
    expect(actsOf(view, draft).acts.filter(({ isOn }) => isOn)).toMatchObject([{ act: 'place' }]);
    expect(saidBy(view, [card(0), city('rome')])).toEqual({
      move: { type: 'place', cards: ['start-handbills'], city: 'rome' },
    });
  });

  test('a card that serves several asks what for, and a city that fits but one of them answers', () => {
    const view = viewOf(['start-landlady']); // places and claims
    const draft = drafted(view, [card(0)]);
    expect(moveOf(view, draft)).toMatchObject({ missing: { what: 'act' } });
    const fits = actsOf(view, draft).acts.filter(({ fits }) => fits);
    expect(fits.map(each => each.act)).toEqual(expect.arrayContaining(['place', 'claim', 'discard']));
    expect(fits.map(each => each.act)).not.toContain('retrieve');
    // In Vienna both are possible, in London a cube can only be placed.
    expect(refused(view, [card(0)], city('vienna'))).toBe('unclear');
    expect(saidBy(view, [card(0), city('london')])).toMatchObject({ move: { type: 'place', city: 'london' } });
  });

  test('[EM-TURN-3] a second card must serve what the first is for', () => {
    const view = viewOf(['start-handbills', 'start-banker']);
    expect(refused(view, [card(0)], card(1))).toBe('EM-PLACE-1');
    expect(lightsOf(view, drafted(view, [card(0)]), say).hand.map(({ light }) => light)).toEqual(['chosen', 'dim']);
  });

  test('a second tap gives it back', () => {
    const view = viewOf(['start-handbills']);
    expect(drafted(view, [card(0), card(0)])).toEqual(noDraft);
  });
});

describe('why not', () => {
  test('[EM-PLACE-2] a card that would overpay is dimmed, and a tap says why', () => {
    const view = viewOf(['start-cab-driver', 'start-landlady'], { limbo: { monday: 9 }, cities: {} });
    const taps = [act('place'), card(0)];
    expect(lightsOf(view, drafted(view, taps), say).hand[1]?.light).toBe('dim');
    expect(refused(view, taps, card(1))).toBe('EM-PLACE-2');
  });

  test('[EM-TURN-4] a marker that is at the top already needs no second card', () => {
    const view = viewOf(['the-peoples-will', 'the-black-international'], { cities: {}, tracks: { restorationist: 9 } });
    expect(refused(view, [act('track'), card(0)], card(1))).toBe('EM-TURN-4');
  });

  test('[EM-CLAIM-1] claiming is shut after the first action', () => {
    const view = viewOf(['start-informer'], { turn: { player: 'monday', actions: 1 } });
    const claim = actsOf(view).acts.find(each => each.act === 'claim');
    expect(claim?.why).toBe('EM-CLAIM-1');
    expect(refused(view, [], act('claim'))).toBe('EM-CLAIM-1');
  });

  test('[EM-CLAIM-3] a city in which I do not lead', () => {
    const view = viewOf(['start-informer']);
    expect(refused(view, [act('claim'), card(0)], city('rome'))).toBe('EM-CLAIM-3');
  });

  test('[EM-CLAIM-2] a card without the icon', () => {
    const view = viewOf(['start-informer', 'start-handbills']);
    expect(refused(view, [act('claim')], card(1))).toBe('EM-CLAIM-2');
  });

  test('[EM-KILL-1] a city without an agent of mine', () => {
    const view = viewOf(['hired-assassin', 'start-chemist']);
    expect(refused(view, [act('assassinate'), card(0)], city('rome'))).toBe('EM-KILL-1');
  });

  test('[EM-KILL-2] royalty for which the bombs do not reach', () => {
    const view = viewOf(['hired-assassin', 'start-chemist'], {
      cities: {
        paris: { pile: ['city-paris'], royalty: 'royalty-the-weaver-in-darkness', agents: { monday: 1 } },
        vienna: { agents: { monday: 3, tuesday: 1 } },
      },
    });
    expect(refused(view, [act('assassinate'), card(0)], { type: 'royalty', city: 'paris' })).toBe('EM-KILL-2');
    expect(lightsOf(view, drafted(view, [act('assassinate')]), say).cities.paris?.tag?.text).toBe(
      say({ type: 'short', count: 2 }),
    );
  });

  test('[EM-KILL-8] a bomb card that is not needed', () => {
    const view = viewOf(['hired-assassin', 'start-chemist', 'infernal-machine']);
    const taps = [act('assassinate'), card(0), city('vienna'), card(1)];
    expect(refused(view, taps, card(2))).toBe('EM-KILL-8');
  });

  test('[EM-CARD-FENIANS-3] the Fenians where the bombs suffice', () => {
    const view = viewOf(['hired-assassin', 'start-chemist', 'fenians']);
    const taps = [act('assassinate'), card(0), city('vienna'), card(1)];
    expect(refused(view, taps, card(2))).toBe('EM-CARD-FENIANS-3');
  });

  test('[EM-TURN-1] in the turn of another, and while somebody is asked', () => {
    const play = scene(emeraldKit, tableWith(['hired-assassin', 'start-chemist']));
    expect(refused(play.seat('tuesday').sees(), [], act('pass'))).toBe('EM-TURN-1');
    const monday = play.seat('monday');
    monday.plays({
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'vienna',
      target: { agent: 'tuesday' },
      bombs: ['start-chemist'],
    });
    expect(refused(monday.sees(), [], act('pass'))).toBe('EM-CARD-BLOCK-1');
  });

  test('[EM-UNDO-2] there is nothing to undo before anything is done', () => {
    expect(actsOf(viewOf(['start-banker'])).undo).toBe('EM-UNDO-2');
    expect(actsOf(viewOf(['start-banker'])).endTurn).toBe('EM-TURN-1');
  });

  test('[EM-TEXT-1] a text that is no text of my turn', () => {
    const view = viewOf(['fenians', 'doctor-watson']);
    expect(refused(view, [act('text')], card(0))).toBe('EM-TEXT-1');
  });

  test('every rule that the judge names has its sentence', () => {
    const folder = new URL('../../../games/emerald/src/', import.meta.url);
    const files = ['judge.ts', ...readdirSync(new URL('cards', folder)).map(file => `cards/${file}`)];
    const named = files
      .filter(file => !file.endsWith('.test.ts'))
      .flatMap(file => {
        // `rules: […]` lists the rules that a card implements, not those it refuses by.
        const text = readFileSync(new URL(file, folder), 'utf8').replace(/rules: \[[^\]]*\]/g, '');
        return [...text.matchAll(/'(EM-[A-Z0-9-]+)'/g)].map(([, rule]) => rule);
      });
    const silent = ['EM-PRESET-1']; // no move of a turn
    expect(new Set(named).difference(new Set([...spoken, ...silent]))).toEqual(new Set());
    expect(named.length).toBeGreaterThan(60);
  });
});

describe('several parts in one action', () => {
  test('[EM-CLAIM-2] after a claim another one is open, and costs no action', () => {
    const play = scene(emeraldKit, tableWith(['start-informer', 'start-landlady']));
    const monday = play.seat('monday');
    monday.plays({ type: 'claim', card: 'start-informer', city: 'vienna' });
    const view = monday.sees();
    expect(view.turn).toMatchObject({ going: 'claim', actions: 1 });
    const said = saidBy(view, [act('claim'), card(0), city('paris')]);
    expect(said).toEqual({ move: { type: 'claim', card: 'start-landlady', city: 'paris' } });
    if ('move' in said) expect(foresee(view, said.move)?.after.turn.actions).toBe(1);
  });
});

describe('a target', () => {
  test('the only one in a city need not be named', () => {
    const view = viewOf(['hired-assassin', 'start-chemist']);
    const draft = drafted(view, [act('assassinate'), card(0), card(1), city('vienna')]);
    expect(moveOf(view, draft)).toMatchObject({ move: { target: { agent: 'tuesday' } } });
    expect(lightsOf(view, draft, say).stacks).toContainEqual({
      city: 'vienna',
      kind: 'agents',
      day: 'tuesday',
      light: 'chosen',
      chosen: 1,
      dies: true,
    });
  });

  test('of several one must be named, by its piece, its player or the royalty', () => {
    const view = viewOf(['hired-assassin', 'infernal-machine']);
    const taps = [act('assassinate'), card(0), card(1), city('paris')];
    // Four bombs kill an agent there, five the royalty: three agents and three bombs reach both.
    expect(saidBy(view, taps)).toMatchObject({ missing: { what: 'target' } });
    expect(saidBy(view, [...taps, { type: 'player', day: 'wednesday' }])).toMatchObject({
      move: { target: { agent: 'wednesday' } },
    });
    expect(saidBy(view, [...taps, { type: 'royalty', city: 'paris' }])).toMatchObject({ move: { target: 'royalty' } });
  });
});

describe('the ledger', () => {
  const kill = (hand: readonly CardId[], more: readonly TurnTap[]) => {
    const view = viewOf(hand);
    return ledgerOf(view, drafted(view, [act('assassinate'), card(0), ...more]));
  };
  test('[EM-KILL-2] own agents fill the slots first', () => {
    expect(kill(['hired-assassin', 'start-chemist'], [city('vienna')])).toMatchObject({
      needed: 3,
      have: 2,
      slots: ['agent', 'agent', 'missing'],
    });
  });
  test('[EM-KILL-8] what a last card has too much stands apart', () => {
    expect(kill(['hired-assassin', 'start-chemist'], [city('vienna'), card(1)])).toMatchObject({
      have: 4,
      slots: ['agent', 'agent', 'bomb', 'over'],
    });
  });
  test('[EM-CARD-FENIANS-1] with the Fenians each agent counts twice', () => {
    expect(kill(['start-knife-in-the-dark', 'fenians'], [card(1), { type: 'royalty', city: 'paris' }])).toMatchObject({
      needed: 5,
      worth: 2,
      have: 6,
    });
  });
  test('without a target there is none', () => {
    expect(kill(['hired-assassin', 'start-chemist'], [])).toBeUndefined();
  });
});

describe('lights', () => {
  test('nothing is lit before anything is chosen, and nothing out of turn', () => {
    const view = viewOf(['start-handbills']);
    expect(lightsOf(view, noDraft, say)).toMatchObject({ cities: {}, stacks: [], players: {}, hand: [{}] });
    const other = scene(emeraldKit, tableWith([])).seat('tuesday').sees();
    expect(lightsOf(other, noDraft, say).hand).toEqual([]);
  });

  test('[EM-CLAIM-3] an action lights the cities in which it can be done, and says what others lack', () => {
    const view = viewOf(['start-informer'], {
      cities: {
        vienna: { pile: ['bismarck'], agents: { monday: 1 }, cubes: { monday: 1 } },
        rome: { pile: ['city-rome'], agents: { monday: 2 } },
        berlin: { pile: ['city-berlin'], cubes: { monday: 1, tuesday: 1 } },
      },
    });
    const { cities } = lightsOf(view, drafted(view, [act('claim')]), say);
    expect(cityIds.filter(id => cities[id]?.light === 'legal')).toEqual(['vienna']);
    expect(cities.rome?.tag?.text).toBe(say({ type: 'no-cube' }));
    expect(cities.berlin?.tag?.text).toBe(say({ type: 'behind' }));
  });

  test('what will be placed stands there already', () => {
    const view = viewOf(['start-handbills']);
    const draft = drafted(view, [card(0), city('rome')]);
    expect(lightsOf(view, draft, say).cities.rome).toMatchObject({
      light: 'chosen',
      coming: { monday: { cubes: 2 } },
    });
  });

  test('[EM-RETRIEVE-1] own cubes and Limbo are lit, with how many are taken', () => {
    const view = viewOf(['start-banker']);
    const draft = drafted(view, [card(0), act('retrieve'), { type: 'limbo' }, city('vienna')]);
    const { limbo, stacks } = lightsOf(view, draft, say);
    expect(limbo).toBe('chosen');
    expect(stacks).toContainEqual({ city: 'vienna', kind: 'cubes', day: 'monday', light: 'chosen', chosen: 1 });
  });

  test('[EM-CARD-VLADIMIR-BURTSEV-1] a text that wants a player lights the players', () => {
    const view = viewOf(['vladimir-burtsev']);
    expect(lightsOf(view, drafted(view, [card(0), act('text')]), say).players).toEqual({
      tuesday: 'legal',
      wednesday: 'legal',
    });
  });

  test('[EM-CARD-OKHRANA-1] a city with the cubes of several asks whose', () => {
    const view = viewOf(['okhrana']);
    const taps = [card(0), act('text'), city('vienna')];
    expect(saidBy(view, taps)).toMatchObject({ missing: { what: 'player' } });
    expect(saidBy(view, [...taps, { type: 'player', day: 'tuesday' }])).toMatchObject({
      move: { cubes: { vienna: { tuesday: 1 } } },
    });
  });
});

import { join } from 'node:path';
import { type Json, seedOf, submit } from '@lamplight/contract';
import { anyKit, JsonSpot, linesOf, runScenario, scenarioTests } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { shadowsKit } from './kit.ts';
import { sound } from './soundness.ts';
import { levelTimes } from './src/words.ts';
import { shadowsStage } from './stage.ts';

const kits = [anyKit(shadowsKit)];
const black = { officer: 'ada', detectives: ['bo'] };
const orange = { officer: 'cy', detectives: ['di', 'ed'] };
const set = (given: Json, seed = 1) => shadowsStage.set(new JsonSpot(given, ['given']), seedOf(seed));

scenarioTests({ folder: join(import.meta.dirname, 'scenarios'), kits, test });

const ten = ['i01', 'i02', 'i03', 'i04', 'i05', 'i06', 'i07', 'i08', 'i09', 'i10'];
test.each<{ readonly [key: string]: Json }>([
  {},
  { phase: 'lobby' },
  { phase: 'countdown', available: ten },
  { available: ten, deck: ['i84', 'i11'], holding: { black: ['i20', 'i12'], orange: ['i50'] } },
  { options: { police: 12, maps: 'all', layout: 'alternative', agreement: 'any', level: 'agent' } },
  { map: { number: 40, orientation: 'square' } },
  { evidence: { black: ['2,0', '-1,0', '0,3'], orange: ['1,1', '2,-1'] }, police: { orange: 2 }, at: { black: '3,0' } },
  { absent: ['ada', 'ed'], wins: { orange: 1 } },
])('[SA-PART-1] whatever is given, what is set is a state the game can reach: %j', given => {
  for (const seed of [1, 2, 3]) {
    for (const teams of [{ black, orange }, { black }]) {
      const alone = !('orange' in teams);
      if (alone && JSON.stringify(given).match(/orange|ed"/)) continue;
      const { state } = set({ ...given, teams }, seed).match;
      expect(sound(state)).toEqual([]);
      const level = levelTimes[state.options.level];
      expect(state.endsAt).toBe(alone && state.phase === 'playing' ? level : null);
    }
  }
});

test('the cards given lie where they were given, the next ones on top', () => {
  const { state } = set({ teams: { black, orange }, available: ten, deck: ['i84', 'i11'] }).match;
  expect(state.available).toEqual(ten);
  expect(state.deck.slice(0, 2)).toEqual(['i84', 'i11']);
  expect(state.deck).toHaveLength(70);
});

test('cards given for a move were given at 0 s, from where the team stands', () => {
  const { state } = set({ teams: { black }, at: { black: '3,0' }, holding: { black: ['i20', 'i12'] } }).match;
  const view = shadowsKit.game.view(state, 'audience');
  expect(view.teams.black).toMatchObject({
    at: '3,0',
    holding: ['i12', 'i20'],
    clues: [{ cards: ['i12', 'i20'], from: '3,0', givenAt: 0, to: null }],
  });
});

test('a map drawn by a scenario is exactly what it says', () => {
  const map = { common: { police: ['-1,0'] }, black: { client: ['3,0'] }, orange: { evidence: ['0,3'] } };
  const { state } = set({ teams: { black, orange }, map }).match;
  expect(shadowsKit.game.view(state, 0).map).toEqual({ '-1,0': 'police', '3,0': 'client' });
  expect(shadowsKit.game.view(state, 2).map).toEqual({ '-1,0': 'police', '0,3': 'evidence' });
});

test('seats are named wherever a view has seats', () => {
  const scene = set({ teams: { black, orange }, holding: { orange: ['i20'] }, absent: ['bo'] });
  const { match } = submit(scene.game, scene.match, { by: 4, at: 0, move: { type: 'point', cell: '0,1' } });
  expect(shadowsStage.show?.(scene.game.view(match.state, 2), { ...scene, match })).toMatchObject({
    me: { seat: 'cy', team: 'orange', role: 'officer' },
    options: { teams: { black, orange } },
    present: { ada: true, bo: false, cy: true, di: true, ed: true },
    ready: [],
    teams: { black, orange: { ...orange, pointing: { ed: '0,1' } } },
  });
});

const two = 'teams: { black: { officer: ada, detectives: [bo] }, orange: { officer: cy, detectives: [di] } }';
const one = 'teams: { black: { officer: ada, detectives: [bo] } }';
test.each([
  ['no teams', '{ phase: lobby }', '4:1: given: The key "teams" is missing: add it.'],
  [
    'an unknown key',
    `{ ${two}, figures: {} }`,
    'given.figures: There is no key "figures". Write one of teams, options, map,',
  ],
  [
    'orange alone',
    '{ teams: { orange: { officer: cy, detectives: [di] } } }',
    'given.teams: The key "black" is missing: add it.',
  ],
  [
    'a name twice',
    '{ teams: { black: { officer: ada, detectives: [bo] }, orange: { officer: bo, detectives: [di] } } }',
    'given.teams.orange.officer: "bo" sits at this table already: give every player a name of its own.',
  ],
  [
    'a player called audience',
    '{ teams: { black: { officer: audience, detectives: [bo] } } }',
    '"audience" is the spectator',
  ],
  [
    'no Detective',
    '{ teams: { black: { officer: ada, detectives: [] } } }',
    'given.teams.black.detectives: Write at least 1 here.',
  ],
  [
    'teams two apart',
    '{ teams: { black: { officer: ada, detectives: [bo, dee, fay] }, orange: { officer: cy, detectives: [di] } } }',
    'given.teams: The teams are of equal size, or one apart.',
  ],
  [
    'a level there is not',
    `{ ${one}, options: { level: expert } }`,
    'given.options.level: There is no level "expert". Write one of recruit, novice, agent, master.',
  ],
  [
    'ten police',
    `{ ${two}, options: { police: 10 } }`,
    'given.options.police: This is not a number of police: 10. Write one of 11, 12.',
  ],
  [
    'a phase in which nothing begins',
    `{ ${two}, phase: match-over }`,
    'given.phase: There is no phase "match-over". Write one of lobby, countdown, playing.',
  ],
  [
    'nine available',
    `{ ${two}, available: [i01, i02, i03, i04, i05, i06, i07, i08, i09] }`,
    'given.available: Write a list of 10 here, not of 9.',
  ],
  ['an unknown card', `{ ${two}, deck: [i85] }`, 'given.deck.0: There is no card "i85": did you mean'],
  [
    'a card twice',
    `{ ${two}, deck: [i20], holding: { black: [i20] } }`,
    'given.deck.0: There is only one card "i20", and it lies elsewhere already: leave it out here or there.',
  ],
  [
    'three cards held',
    `{ ${two}, holding: { black: [i20, i21, i22] } }`,
    'given.holding.black: A team holds at most two cards.',
  ],
  ['a place off the board', `{ ${two}, at: { black: "4,0" } }`, 'given.at.black: There is no cell "4,0"'],
  [
    'an obstacle as a place',
    `{ ${two}, at: { black: "1,0" } }`,
    'given.at.black: 1,0 is an obstacle: nothing stands or lies there.',
  ],
  [
    'a team that is not there',
    `{ ${one}, at: { orange: "0,1" } }`,
    'given.at.orange: There is no team "orange". Write black.',
  ],
  [
    'a map of a team that is not there',
    `{ ${one}, map: { orange: { police: ["0,1"] } } }`,
    'given.map.orange: There is no orange team at this table.',
  ],
  ['map 41', `{ ${two}, map: { number: 41, orientation: star } }`, 'given.map.number: This is not a map: 41.'],
  [
    'an obstacle on a map',
    `{ ${two}, map: { common: { police: ["0,-1"] } } }`,
    'given.map.common.police.0: 0,-1 is an obstacle: nothing stands or lies there.',
  ],
  [
    'the centre on a map',
    `{ ${two}, map: { common: { police: ["0,0"] } } }`,
    'given.map.common.police.0: 0,0 is the centre, which is neutral on every map.',
  ],
  [
    'a cell that is two things',
    `{ ${two}, map: { common: { police: ["0,1"] }, orange: { client: ["0,1"] } } }`,
    'given.map.orange.client.0: 0,1 is on this map already: a cell is one thing, for both teams or for one.',
  ],
  [
    'a fourth piece of evidence',
    `{ ${two}, evidence: { black: ["0,1", "0,2", "0,3", "1,1"] } }`,
    'given.evidence.black: A team finds at most three pieces of evidence.',
  ],
  [
    'evidence found twice',
    `{ ${two}, evidence: { black: ["0,1"], orange: ["0,1"] } }`,
    'given.evidence.orange.0: The other team has found the evidence here: leave one of them out.',
  ],
  [
    'evidence where the map has police',
    `{ ${two}, map: { common: { police: ["0,1"] } }, evidence: { black: ["0,1"] } }`,
    'given.evidence.black.0: There is no evidence here on the map of black: it shows police.',
  ],
  [
    "evidence where it is the rival's alone",
    `{ ${two}, map: { orange: { evidence: ["0,1"] } }, evidence: { black: ["0,1"] } }`,
    'given.evidence.black.0: There is no evidence here on the map of black: it shows nothing.',
  ],
  [
    'three police',
    `{ ${two}, police: { black: 3 } }`,
    'given.police.black: Write a whole number from 0 to 2 here, not 3.',
  ],
  [
    'two rounds won',
    `{ ${two}, wins: { black: 2 } }`,
    'given.wins.black: Write a whole number from 0 to 1 here, not 2.',
  ],
  [
    'a round lost to nobody',
    `{ ${two}, lost: 1 }`,
    'given.lost: What one team of two loses the other wins: write it under `wins`.',
  ],
  [
    'cards held before the round',
    `{ ${two}, phase: lobby, holding: { black: [i20] } }`,
    'given.holding: The round has not begun: leave this out, or leave out `phase`.',
  ],
  [
    'tokens during the count',
    `{ ${two}, phase: countdown, police: { black: 1 } }`,
    'given.police: The round has not begun: leave this out, or leave out `phase`.',
  ],
  ['somebody absent who is not there', `{ ${two}, absent: [ed] }`, 'given.absent.0: There is no player "ed"'],
])('what contradicts itself is an error that says so: %s', (_name, given, sentence) => {
  const text = `title: t\nrules: [SA-ROUND-1]\ngame: shadows\ngiven: ${given}\nsteps: [{ see: audience, has: { round: 1 } }]`;
  const result = runScenario(text, 'x.yaml', kits);
  expect(result.passed ? 'it passed' : linesOf(result).join('\n')).toContain(sentence);
});

test.each([
  ['an unknown card', '{ type: give, cards: [i85] }', 'There is no card "i85": cards are i01 to i84.'],
  ['an unknown move', '{ type: shout }', 'A move is ready, roles, give, swap, intend, look, point or unpoint.'],
  ['an unknown player', '{ type: roles, officer: zoe }', 'There is no player "zoe".'],
  ['a key too many', '{ type: ready, loudly: true }', 'loudly'],
])('a move that cannot be read is an error that says so: %s', (_name, move, sentence) => {
  const text = `title: t\nrules: [SA-ROUND-1]\ngame: shadows\ngiven: { ${two} }\nsteps: [{ by: ada, move: ${move} }]`;
  const result = runScenario(text, 'x.yaml', kits);
  expect(result.passed ? 'it passed' : linesOf(result).join('\n')).toContain(sentence);
});

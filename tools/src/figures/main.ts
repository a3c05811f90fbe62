import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { figuresOf, type GameFigures } from './figures.ts';

const flags = {
  bot: { kind: 'text', value: 'B', about: 'who sits in every seat (default greedy)' },
  games: { kind: 'whole', value: 'N', about: 'how many matches for each number of players (default 200)' },
  seed: { kind: 'whole', value: 'S', about: 'the seed of the first match (default 1)' },
  players: { kind: 'whole', value: 'P', about: 'only this number of players (default 2 to 5)' },
} as const satisfies Flags;

/** The measured figures, each with what the table in `CARDS.md` says for 2, 3, 4 and 5 players. */
const rows: readonly (readonly [
  string,
  (figures: GameFigures) => string,
  readonly [string, string, string, string],
])[] = [
  [
    'turns a player',
    ({ turns: { mean, p10, p90 } }) => `${mean.toFixed(1)} (${p10.toFixed(0)}–${p90.toFixed(0)})`,
    ['18.8', '15.6', '13.9', '12.6'],
  ],
  ['ended by score', ends('score'), ['64.5 %', '61.3 %', '54.0 %', '51.0 %']],
  ['ended by a track', ends('track'), ['27.8 %', '29.7 %', '36.7 %', '38.1 %']],
  ['ended by a reveal', ends('reveal'), ['5.4 %', '8.1 %', '9.1 %', '10.8 %']],
  ['ended by a stall', ends('stall'), ['2.4 %', '0.9 %', '0.1 %', '0.1 %']],
  [
    'won by a Restorationist, both factions there',
    ({ mixed }) => percent(mixed.rebelsWon),
    ['51.5 %', '53.9 %', '54.4 %', '52.3 %'],
  ],
  ['their share of the seats', ({ mixed }) => percent(mixed.rebelSeats), ['50.0 %', '50.4 %', '50.4 %', '49.8 %']],
  [
    'wins by seat, first player first',
    ({ wonAt }) => wonAt.map(each => Math.round(each * 100)).join(' '),
    ['53 47', '37 33 30', '29 26 23 22', '23 21 19 20 18'],
  ],
  ['cards of the piles claimed', ({ claimed }) => percent(claimed), ['67 %', '78 %', '73 %', '67 %']],
  ['city cards claimed', ({ citiesClaimed }) => citiesClaimed.toFixed(1), ['6.6', '7.3', '6.8', '6.3']],
  ['royalty killed', ({ royaltyKilled }) => royaltyKilled.toFixed(1), ['2.0', '2.4', '2.6', '2.6']],
  ['royalty hidden', ({ royaltyHidden }) => royaltyHidden.toFixed(1), ['0.6', '0.7', '0.9', '0.9']],
  ['agents laid on kill boxes', ({ agentsKilled }) => agentsKilled.toFixed(1), ['0.3', '0.5', '0.7', '0.7']],
  ['highest final score', ({ highest }) => highest.toFixed(1), ['23.0', '20.0', '17.9', '15.9']],
  ['lowest final score', ({ lowest }) => lowest.toFixed(1), ['13.8', '7.9', '4.0', '1.4']],
];

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function ends(end: string): (figures: GameFigures) => string {
  return figures => percent(figures.ends[end] ?? 0);
}

await main({
  name: 'figures',
  about: 'Plays Emerald with bots and prints the figures on balance, each beside the one in CARDS.md.',
  flags,
  run: ({ values, rest }, say) => {
    if (rest.length > 0) throw new Misuse('Nothing stands after the flags.');
    const { bot = 'greedy', games = 200, seed = 1, players } = values;
    if (games < 1) throw new Misuse('Ask for at least one match.');
    const all = (players === undefined ? [2, 3, 4, 5] : [players]).map(each => figuresOf(each, games, seed, bot));
    for (const figures of all) {
      say(
        `${figures.players} players, ${figures.games} matches from seed ${seed}, ${figures.mixed.games} of them with both factions`,
      );
      for (const [name, show, known] of rows)
        say(`  ${name}: ${show(figures)} (CARDS.md: ${known[figures.players - 2] ?? 'nothing'})`);
      say(
        `  claimed where dealt: ${Object.entries(figures.cards)
          .map(([card, share]) => `${card} ${percent(share)}`)
          .join(', ')}`,
      );
      say(
        `  texts used: ${Object.entries(figures.texts)
          .map(([card, count]) => `${card} ${count}`)
          .join(', ')}`,
      );
    }
    return { passed: true, json: { bot, seed, figures: all } };
  },
});

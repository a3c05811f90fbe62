import { cpus } from 'node:os';
import { main } from '../cli/command.ts';
import { Misuse } from '../cli/flags.ts';
import { benchBots } from './bots/bots.ts';
import { benchContract } from './contract.ts';
import { benchEmerald } from './emerald.ts';
import { type Figure, isMet, lineOf } from './figure.ts';
import type { Comparison } from './measure.ts';
import { benchServer } from './server/server.ts';
import { benchShadows } from './shadows.ts';
import { benchWeb } from './web/web.ts';

type Bench = (wishes: { readonly peers: boolean }) => Measurements | Promise<Measurements>;
type Measurements = readonly (Comparison | Figure)[];

/** Each is measured beside a baseline in the same run. */
const benches: Readonly<Record<string, Bench>> = {
  bots: benchBots,
  contract: benchContract,
  emerald: benchEmerald,
  server: benchServer,
  shadows: benchShadows,
  web: benchWeb,
};

const perSecond = (rate: number): string =>
  `${Math.round(rate).toLocaleString('en')}/s (${microseconds(rate)} µs each)`;
const microseconds = (rate: number): string => (1e6 / rate).toLocaleString('en', { maximumSignificantDigits: 3 });

await main({
  name: 'bench',
  about: `Measures, as ratios to a baseline in the same run: ${Object.keys(benches).join(', ')}. Without a name, all.`,
  takes: '[NAME]',
  flags: {
    peers: {
      kind: 'switch',
      about: 'server: beside boardgame.io too, which is installed into a folder of its own for it',
    },
  },
  run: async ({ values, rest }, say) => {
    const unknown = rest.find(name => benches[name] === undefined);
    if (unknown !== undefined) {
      throw new Misuse(`There is no benchmark '${unknown}': there are ${Object.keys(benches).join(', ')}.`);
    }
    const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model ?? 'unknown' };
    say(`Node ${machine.node}, ${machine.cores} cores, ${machine.model}`);
    const results: { readonly name: string; readonly found: Measurements }[] = [];
    for (const name of rest.length === 0 ? Object.keys(benches) : rest) {
      say(name);
      const found = (await benches[name]?.(values)) ?? [];
      for (const each of found) for (const line of 'aim' in each ? linesOfFigure(each) : linesOf(each)) say(line);
      results.push({ name, found: found.map(each => ('aim' in each ? { ...each, met: isMet(each) } : each)) });
    }
    return { passed: true, json: { machine, results } };
  },
});

function linesOf({ subject, baseline, ratio, quartiles: [low, high], ...each }: Comparison): readonly string[] {
  return [
    `  ${subject}: ${ratio.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}] times as fast as ${baseline}`,
    `    ${perSecond(each.subjectPerSecond)} against ${perSecond(each.baselinePerSecond)}`,
  ];
}

function linesOfFigure(figure: Figure): readonly string[] {
  return [`  ${lineOf(figure)}`, `    ${figure.detail}`];
}

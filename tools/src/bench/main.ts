import { cpus } from 'node:os';
import { main } from '../cli/command.ts';
import { Misuse } from '../cli/flags.ts';
import { benchContract } from './contract.ts';
import { benchEmerald } from './emerald.ts';
import type { Comparison } from './measure.ts';
import { benchShadows } from './shadows.ts';

/** One line a benchmark. Each is a list of comparisons, every one against a baseline measured in the same run. */
const benches: Readonly<Record<string, () => readonly Comparison[]>> = {
  contract: benchContract,
  emerald: benchEmerald,
  shadows: benchShadows,
};

const perSecond = (rate: number): string =>
  `${Math.round(rate).toLocaleString('en')}/s (${microseconds(rate)} µs each)`;
const microseconds = (rate: number): string => (1e6 / rate).toLocaleString('en', { maximumSignificantDigits: 3 });

await main({
  name: 'bench',
  about: `Measures, as ratios to a baseline in the same run: ${Object.keys(benches).join(', ')}. Without a name, all.`,
  takes: '[NAME]',
  flags: {},
  run: ({ rest }, say) => {
    const unknown = rest.find(name => benches[name] === undefined);
    if (unknown !== undefined) {
      throw new Misuse(`There is no benchmark '${unknown}': there are ${Object.keys(benches).join(', ')}.`);
    }
    const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model ?? 'unknown' };
    say(`Node ${machine.node}, ${machine.cores} cores, ${machine.model}`);
    const results = (rest.length === 0 ? Object.keys(benches) : rest).map(name => {
      const comparisons = benches[name]?.() ?? [];
      say(name);
      for (const each of comparisons) {
        const [low, high] = each.quartiles;
        say(
          `  ${each.subject}: ${each.ratio.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}] times as fast as ${each.baseline}`,
        );
        say(`    ${perSecond(each.subjectPerSecond)} against ${perSecond(each.baselinePerSecond)}`);
      }
      return { name, comparisons };
    });
    return { passed: true, json: { machine, results } };
  },
});

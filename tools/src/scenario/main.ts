import { linesOf, nameOf, runScenario } from '@lamplight/testkit';
import { main } from '../cli/command.ts';
import { Misuse } from '../cli/flags.ts';
import { kits } from '../games.ts';
import { collect, type FoundScenario } from './collect.ts';

await main({
  name: 'scenario',
  about: 'Runs scenarios: files, or all *.yaml and *.yml in folders. Leaves with 1 if any failed or none was found.',
  takes: 'FILE…',
  flags: {},
  run: ({ rest }, say) => {
    if (rest.length === 0) throw new Misuse('Name the files or folders to run.');
    const results = collect(rest).map(run);
    for (const { line, details } of results) {
      say(line);
      for (const detail of details) say(`  ${detail}`);
    }
    const passed = results.filter(({ result }) => result.passed).length;
    const failed = results.length - passed;
    say(`${passed} passed, ${failed} failed`);
    return { passed: failed === 0, json: { passed, failed, files: results.map(({ result }) => result) } };
  },
});

function run(found: FoundScenario) {
  const { file } = found;
  if ('wrong' in found) {
    const failure = { kind: 'missing', flaws: [{ sentence: found.wrong }] };
    return { result: { file, passed: false, failure }, line: `failed  ${file}`, details: [found.wrong] };
  }
  const result = runScenario(found.text, file, kits);
  const name = result.title === undefined ? '' : `  ${nameOf(result)}`;
  const line = `${result.passed ? 'passed' : 'failed'}  ${file}${name}`;
  return { result, line, details: result.passed ? [] : linesOf(result) };
}

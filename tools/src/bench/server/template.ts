/** A match played once through real rooms, to be sown into any store as often as needed, at any point of its course. */
import { type GameTypes, type Json, type MatchRecord, must } from '@lamplight/contract';
import type { Store, StreamHead, StreamRow } from '@lamplight/server/store/store';
import type { TrialPerson } from '@lamplight/server/test/rooms/person';
import { orderOf } from '@lamplight/server/test/rooms/recorded';
import { startMatch, tableOf, trialsIn } from '@lamplight/server/test/rooms/trial';

type Stored = { readonly head: StreamHead; readonly rows: readonly StreamRow[] };
type Sent = { readonly seat: number; readonly bytes: number };

export interface TemplateAct {
  readonly seat: number;
  readonly what: Json;
  /** Every frame that went out because of it. */
  readonly sent: readonly Sent[];
  /** Bytes of the whole views that would have gone out instead. */
  readonly views: number;
}

export interface Template {
  readonly code: string;
  readonly tokens: readonly string[];
  readonly table: Stored;
  readonly match: Stored;
  /** By number of the input; undefined where the clock rang. */
  readonly acts: readonly (TemplateAct | undefined)[];
}

export async function templateOf(record: MatchRecord<GameTypes>, inputs = record.log.length - 1): Promise<Template> {
  const finish: (() => Promise<void>)[] = [];
  const trial = await trialsIn(clean => void finish.push(clean))({
    seed: () => record.seed,
    pace: { ring: 600_000, beat: 600_000, rest: 6_000_000 },
  });
  try {
    const names = Array.from({ length: record.table.seats }, (_, seat) => `player-${seat}`);
    const people = Object.values(await tableOf(trial, orderOf(record), ...names));
    await startMatch(...(people as [TrialPerson, ...TrialPerson[]]));
    const began = trial.clock.now();
    const acts: (TemplateAct | undefined)[] = [];
    for (const { input } of record.log.slice(0, inputs)) {
      await trial.clock.pass(Math.max(0, began + input.at - trial.clock.now()));
      acts.push('move' in input ? await acted(people, input.by, input.move) : undefined);
    }
    const code = must(people, 0).code;
    const table = await stored(trial.store, (await trial.store.tableOf(code)) ?? '');
    const match = await stored(trial.store, must(people, 0).match?.id ?? '');
    if (match.rows.length !== acts.length)
      throw new Error(`${acts.length} inputs have made ${match.rows.length} rows: only whole ones can be sown.`);
    return { code, tokens: people.map(({ token }) => token), table, match, acts };
  } finally {
    for (const clean of finish) await clean();
  }
}

async function acted(people: readonly TrialPerson[], seat: number, what: Json): Promise<TemplateAct> {
  const before = people.map(({ bytes }) => bytes.length);
  const answer = await must(people, seat).plays(what);
  if ('refused' in answer) throw new Error(`The house refuses ${JSON.stringify(what)} by ${answer.refused}.`);
  const sent = people.flatMap(({ bytes }, of) =>
    bytes.slice(before[of]).map(text => ({ seat: of, bytes: Buffer.byteLength(text) })),
  );
  const views = people.reduce((sum, person) => sum + Buffer.byteLength(JSON.stringify(person.match)), 0);
  return { seat, what, sent, views };
}

async function stored(store: Store, id: string): Promise<Stored> {
  const head = await store.head(id);
  if (head === undefined) throw new Error(`The house has no stream ${id}.`);
  return { head, rows: await store.read(id, 0) };
}

export interface SownMatch {
  readonly code: string;
  readonly match: string;
  /** How many inputs have been played. */
  readonly done: number;
}

/** Tables made from the template, each at its own point of the match, as if its last input had just been made. */
export async function sow(
  store: Store,
  template: Template,
  progress: readonly number[],
): Promise<readonly SownMatch[]> {
  const sown: SownMatch[] = [];
  // In batches: a store takes only so much at once.
  for (let from = 0; from < progress.length; from += togetherSown) {
    const some = progress.slice(from, from + togetherSown);
    sown.push(...(await Promise.all(some.map((done, n) => sowOne(store, template, from + n, done)))));
  }
  return sown;
}

const togetherSown = 1_000;

async function sowOne(store: Store, template: Template, n: number, done: number): Promise<SownMatch> {
  const { code, table, match } = template;
  const names: readonly (readonly [string, string])[] = [
    [code, codeOf(n)],
    [table.head.id, idOf('table', n)],
    [match.head.id, idOf('match', n)],
  ];
  const named = <T>(value: T): T =>
    JSON.parse(names.reduce((text, [old, name]) => text.replaceAll(old, name), JSON.stringify(value))) as T;
  const played = match.rows.slice(0, done);
  const last = played.at(-1)?.body as { readonly at: number } | undefined;
  const began = Date.now() - (last?.at ?? 0);
  const sooner = match.head.began - began;
  await store.begin(named({ ...match.head, began }));
  for (const row of played) await store.append(named({ ...row, due: row.due === null ? null : row.due - sooner }));
  await store.begin(named({ ...table.head, began: table.head.began - sooner }), codeOf(n));
  for (const row of table.rows) await store.append(named(row));
  return { code: codeOf(n), match: idOf('match', n), done };
}

/** As long as real ids. */
const idOf = (kind: string, n: number): string => `${kind}-${String(n).padStart(14, '0')}`;

const letters = 'BCDFGHJKLMNPQRSTVWXZ';
function codeOf(n: number): string {
  let rest = n;
  let code = '';
  for (let place = 0; place < 6; place++) {
    code = letters.charAt(rest % letters.length) + code;
    rest = Math.floor(rest / letters.length);
  }
  return code;
}

// A bot that plays either game at random. Written from protocol.md alone; needs Node 24 and nothing else.
//   node example-bot.mjs http://localhost:8080 shadows 1   opens a table with a seat for one guest; the house has the rest
//   node example-bot.mjs http://localhost:8080 ABCDEF      joins that table and takes the first free seat
const [house, wanted, guests = 0] = process.argv.slice(2);
const teams = { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } };
const order = { shadows: { seats: 4, options: { teams } }, emerald: { seats: 3, options: {} } }[wanted];
const code = order === undefined ? wanted : await newTable({ game: wanted, ...order });
const token = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
const idle = ['preset', 'undo', 'intend', 'swap', 'roles', 'unpoint']; // open again and again, and never needed
const kept = {}; // the last of the table and of the match: { id, step, view }
const waiting = new Map(); // what has no answer yet, by its id or number: { frame, settle }
let socket;
async function newTable(body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${house}/api/tables`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()).code;
}

function patched(before, change) {
  if (typeof change !== 'object' || change === null) return change;
  if (Array.isArray(change)) return edited(before, change);
  const after = { ...before };
  for (const key in change) after[key] = patched(before[key], change[key]);
  return JSON.parse(JSON.stringify(after)); // leaves out what is undefined
}
function edited(before, edits) {
  if (edits.length === 0) return undefined;
  if (edits[0] === 0) return edits[1];
  const [after, rest] = [[], Array.prototype.slice.call(before)];
  for (const edit of edits) {
    if (typeof edit === 'number') after.push(...rest.splice(0, Math.abs(edit)).filter(() => edit > 0));
    else after.push(...(typeof edit === 'string' || Array.isArray(edit) ? edit : [patched(rest.shift(), edit)]));
  }
  return typeof before === 'string' ? [...after, ...rest].join('') : [...after, ...rest];
}

function connect() {
  let again = 1000;
  socket = new WebSocket(`${house.replace('http', 'ws')}/ws`);
  socket.onopen = () => send({ t: 'hello', protocol: 1, table: code, token });
  socket.onclose = () => setTimeout(connect, again);
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    const { t, of, step, patch } = frame;
    if (t === 'welcome') for (const { frame } of waiting.values()) send(frame);
    if (t === 'view') kept[of] = frame;
    if (t === 'step' && step > kept[of].step + 1) send({ t: 'again', of });
    if (t === 'step' && step === kept[of].step + 1)
      kept[of] = { ...kept[of], step, view: patched(kept[of].view, patch) };
    if (t === 'done' || t === 'refused' || t === 'moves') waiting.get(frame.n ?? frame.id)?.settle(frame);
    if (t === 'bye') again = frame.again ?? process.exit(1);
  };
}
const send = frame => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame));
function answerTo(key, frame) {
  send(frame);
  return new Promise(settle => waiting.set(key, { frame, settle })).finally(() => waiting.delete(key));
}
const ask = (what, to, id = crypto.randomUUID()) => answerTo(id, { t: 'do', id, to: 'table', ...to, what });
const anyOf = list => list[crypto.getRandomValues(new Uint32Array(1))[0] % list.length];
const pause = () => new Promise(settle => setTimeout(settle, 200));

connect();
console.log(`At table ${code}`);
await ask({ type: 'join', name: `Random ${token.slice(0, 4)}` });
for (let seat = 0; seat < 14 && (await ask({ type: 'sit', seat })).t === 'refused'; seat++);
for (let seat = 1 + Number(guests); seat < order?.seats; seat++) await ask({ type: 'seat bot', seat, is: true });
await ask({ type: 'ready', is: true });
while (order && (await ask({ type: 'start' })).t === 'refused') await pause();
for (let n = 0; !kept.table.view.match?.over; n++) {
  await pause();
  const open = kept.match && (await answerTo(n, { t: 'moves', n })).moves.filter(({ type }) => !idle.includes(type));
  const type = anyOf([...new Set(open?.map(move => move.type))]); // of each type as often as of the others
  if (type) await ask(anyOf(open.filter(move => move.type === type)), { to: 'match', match: kept.match.id });
}
console.log(kept.table.view.match.over.outcome);
process.exit();

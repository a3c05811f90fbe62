import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from './hand-world.ts';
import { ClientScene, say } from './scene.ts';
import { Sayings } from './scripted-server.ts';

const scene = new ClientScene();
beforeEach(scene.open);
afterEach(scene.close);

test('a command is done, and by then the view shows it and the news are told', async () => {
  const guest = await scene.entered();
  expect(guest.table?.view.count).toBe(0);
  expect(await guest.move(say('hello'))).toEqual({ done: true, step: 1 });
  expect(guest.match).toMatchObject({ id: 'match-one', step: 1, at: 100, view: { count: 1, log: ['hello'] } });
  expect(await guest.ask({ type: 'ready', is: true })).toEqual({ done: true, step: 1 });
  expect(guest.table?.view.log).toEqual(['ready']);
  expect(scene.news).toEqual([
    { of: 'match', id: 'match-one', step: 1, at: 100, told: [{ type: 'said', text: 'hello' }] },
    { of: 'table', id: 'table-stream', step: 1, at: 100, told: [{ type: 'said', text: 'ready' }] },
  ]);
});

test('a refusal names its rule', async () => {
  const guest = await scene.entered();
  expect(await guest.ask({ type: 'kick', member: 2 })).toEqual({ done: false, refused: 'TB-HOST-1' });
});

test('a command that the server cannot keep just now is sent again under the same id', async () => {
  const guest = await scene.entered();
  let refusals = 2;
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'do' || refusals === 0) return false;
    refusals -= 1;
    connection.send({ t: 'refused', id: frame.id, rule: 'TB-ORDER-3', says: 'Send it again under the same id.' });
    return true;
  };
  const answer = guest.move(say('hello'));
  for (const pause of [250, 500]) {
    await until('it waits', () => scene.world.waits.includes(pause));
    scene.world.pass(pause);
  }
  expect(await answer).toEqual({ done: true, step: 1 });
  expect(new Set(scene.server.of('do').map(({ id }) => id)).size).toBe(1);
  expect(scene.server.of('do')).toHaveLength(3);
});

test('a command that the server can never keep is refused in the end', async () => {
  const guest = await scene.entered();
  const rule = 'TB-ORDER-3';
  scene.server.before = (frame, connection) => {
    if (frame.t === 'do') connection.send({ t: 'refused', id: frame.id, rule });
    return frame.t === 'do';
  };
  let answer: unknown;
  const asked = guest.move(say('hello')).then(given => {
    answer = given;
  });
  await until('it is refused', () => {
    scene.world.pass(250);
    return answer !== undefined;
  });
  await asked;
  expect(answer).toEqual({ done: false, refused: rule });
  expect(scene.server.of('do')).toHaveLength(9);
});

test('the eyes of another seat count anew, and nothing is waited for that they never saw', async () => {
  const guest = await scene.entered();
  for (const text of ['one', 'two', 'three']) scene.server.say('match', text);
  await scene.sees(guest, 3);
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'do') return false;
    connection.send({ t: 'done', id: frame.id, step: 4 });
    const { id, view } = scene.server.match;
    connection.send({ t: 'view', of: 'match', id, step: 1, began: scene.server.began, at: 5, view });
    return true;
  };
  expect(await guest.move(say('from the audience to a seat'))).toEqual({ done: true, step: 4 });
  expect(guest.match?.step).toBe(1);
  scene.world.pass(6_000);
  expect(scene.server.of('again')).toEqual([]);
});

test('a command that the server could not read is refused with its sentence', async () => {
  const guest = await scene.entered();
  scene.server.before = (frame, connection) => {
    if (frame.t === 'do') connection.send({ t: 'wrong', says: 'to: This is missing.', id: frame.id });
    return frame.t === 'do';
  };
  expect(await guest.move(say('x'))).toEqual({ done: false, refused: 'TB-ORDER-4', says: 'to: This is missing.' });
});

test('a command too large to be read is not sent at all', async () => {
  const guest = await scene.entered();
  await expect(guest.move(say('x'.repeat(5_000)))).rejects.toThrow('4096 are the most');
  expect(scene.server.of('do')).toEqual([]);
});

test('what was sent before the line is open is kept and sent in order', async () => {
  const guest = scene.enter();
  const first = guest.ask({ type: 'join', name: 'Ada' });
  const second = guest.ask({ type: 'sit', seat: 0 });
  expect((await Promise.all([first, second])).map(answer => answer.done)).toEqual([true, true]);
  expect(scene.server.table.view.log).toEqual(['join', 'sit']);
});

test('the line drops before the command is answered: it is sent again under the same id, and done once', async () => {
  const guest = await scene.entered();
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'do') return false;
    scene.server.before = () => false;
    scene.server.done.set(frame.id, scene.server.match.say('hello'));
    connection.cut();
    return true;
  };
  const answer = guest.move(say('hello'));
  await scene.back(guest);
  expect(await answer).toEqual({ done: true, step: 1 });
  const [first, second] = scene.server.of('do');
  expect(second).toEqual(first);
  expect(scene.server.match.view.log).toEqual(['hello']);
  expect(scene.texts).toEqual(['hello']);
});

test('the line drops between done and step: the answer waits for the view', async () => {
  const guest = await scene.entered();
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'do') return false;
    scene.server.before = () => false;
    scene.server.done.set(frame.id, scene.server.match.say('hello'));
    connection.send({ t: 'done', id: frame.id, step: 1 });
    connection.cut();
    return true;
  };
  let settled = false;
  const answer = guest.move(say('hello')).finally(() => {
    settled = true;
  });
  await until('the loss is noticed', () => guest.connection.type === 'stale');
  expect(settled).toBe(false);
  await scene.back(guest);
  expect(await answer).toEqual({ done: true, step: 1 });
  expect(scene.server.of('do')).toHaveLength(1);
  expect(guest.match?.view.log).toEqual(['hello']);
});

test('a step that was said to be done and never came is asked for', async () => {
  const guest = await scene.entered();
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'do') return false;
    connection.send({ t: 'done', id: frame.id, step: scene.server.match.say('hello') });
    return true;
  };
  const answer = guest.move(say('hello'));
  await until('it is sent', () => scene.server.done.size === 0 && scene.server.of('do').length === 1);
  scene.world.pass(4_999);
  expect(scene.server.of('again')).toEqual([]);
  await until('done has come', () => {
    scene.world.pass(1);
    return scene.server.of('again').length > 0;
  });
  expect(await answer).toEqual({ done: true, step: 1 });
});

test('a gap is filled from the last step seen, and nothing is told twice or out of order', async () => {
  const guest = await scene.entered();
  scene.server.say('match', 'one');
  await scene.sees(guest, 1);
  scene.server.match.say('two');
  scene.server.match.say('three');
  scene.server.say('match', 'four');
  await scene.sees(guest, 4);
  expect(scene.server.of('again')).toEqual([{ t: 'again', of: 'match', from: 1 }]);
  expect(scene.texts).toEqual(['one', 'two', 'three', 'four']);
});

test('a gap that is not filled ends in the whole view, with what was missed', async () => {
  const guest = await scene.entered();
  scene.server.before = frame => frame.t === 'again' && frame.from !== undefined;
  scene.server.match.say('one');
  scene.server.say('match', 'two');
  await until('it asks', () => scene.server.of('again').length === 1);
  scene.world.pass(5_000);
  await scene.sees(guest, 2);
  expect(scene.server.of('again')).toEqual([
    { t: 'again', of: 'match', from: 0 },
    { t: 'again', of: 'match' },
  ]);
  expect(scene.texts).toEqual(['one', 'two']);
});

test('a step that comes twice is told once', async () => {
  const guest = await scene.entered();
  scene.server.say('match', 'one');
  for (const connection of scene.server.connections) scene.server.sendStep(connection, 'match', 1);
  scene.server.say('match', 'two');
  await scene.sees(guest, 2);
  expect(guest.match?.view.log).toEqual(['one', 'two']);
  expect(scene.texts).toEqual(['one', 'two']);
});

test('a patch that does not fit ends in the whole view', async () => {
  const guest = await scene.entered();
  scene.server.match.say('one');
  for (const connection of scene.server.connections)
    connection.send({ t: 'step', of: 'match', id: 'match-one', step: 1, at: 1, patch: { gone: { a: 1 } }, told: [] });
  await scene.sees(guest, 1);
  expect(scene.server.of('again')).toEqual([{ t: 'again', of: 'match' }]);
  expect(scene.texts).toEqual(['one']);
});

test('two tabs of one person do not disturb each other', async () => {
  const one = await scene.entered();
  const other = await scene.entered();
  const answers = await Promise.all([one.move(say('from one')), other.move(say('from the other'))]);
  expect(answers.map(answer => answer.done)).toEqual([true, true]);
  await scene.sees(one, 2);
  await scene.sees(other, 2);
  one.close();
  expect((await other.move(say('alone'))).done).toBe(true);
});

test('a move meant for a match is not made in the next one', async () => {
  const guest = await scene.entered();
  scene.server.cutAll();
  const answer = guest.move(say('late'));
  scene.server.match = new Sayings('match-two');
  await scene.back(guest);
  await answer;
  expect(scene.server.of('do')[0]).toMatchObject({ match: 'match-one' });
  expect(guest.match?.id).toBe('match-two');
});

test('a listener that throws harms nobody else, and a listener that has left hears nothing', async () => {
  const guest = await scene.entered();
  let calls = 0;
  guest.onChange(() => {
    throw new Error('mine');
  });
  const leave = guest.onChange(() => {
    calls += 1;
  });
  await guest.move(say('one'));
  expect(calls).toBe(1);
  expect(() => scene.world.pass(0)).toThrow('mine');
  leave();
  await guest.move(say('two'));
  expect(calls).toBe(1);
});

test('parts of the view that did not change stay the same objects', async () => {
  const guest = await scene.entered();
  const before = guest.table;
  scene.server.say('match', 'one');
  await scene.sees(guest, 1);
  const { view } = guest.match ?? {};
  scene.server.say('match', 'two');
  await scene.sees(guest, 2);
  expect(guest.table).toBe(before);
  expect(guest.match?.view).not.toBe(view);
  expect(view).toEqual({ count: 1, log: ['one'] });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../src/index.ts';
import { until } from './hand-world.ts';
import { ClientScene, type Saying, type SayingView, say, token } from './scene.ts';

const scene = new ClientScene();
beforeEach(scene.open);
afterEach(scene.close);

test('moves are asked of the server, or of the game where it is at hand', async () => {
  const guest = await scene.entered();
  expect(await guest.moves()).toEqual({ step: 0, moves: [{ type: 'say' }], more: true });
  const moves = (view: SayingView): Saying['Move'][] => [say(`after ${view.count}`)];
  const own = connect<Saying, SayingView>({
    url: scene.server.url,
    table: 'ABCDEF',
    token,
    world: scene.world,
    game: { moves },
  });
  scene.guests.push(own);
  await until('the match is there', () => own.match !== undefined);
  expect(await own.moves()).toEqual({ step: 0, moves: [say('after 0')], more: false });
});

test('moves asked for on a line that breaks are asked for again', async () => {
  const guest = await scene.entered();
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'moves') return false;
    scene.server.before = () => false;
    connection.cut();
    return true;
  };
  const offer = guest.moves();
  await scene.back(guest);
  expect((await offer).moves).toEqual([{ type: 'say' }]);
});

test('what was told before a step is asked of the server, again on a new line if the first one breaks', async () => {
  const guest = await scene.entered();
  for (const text of ['one', 'two', 'three']) await guest.move(say(text));
  const two = { step: 2, at: 200, told: [{ type: 'said', text: 'two' }] };
  expect(await guest.toldBefore(3)).toEqual({ id: 'match-one', tellings: [two], more: true });
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'told') return false;
    scene.server.before = () => false;
    connection.cut();
    return true;
  };
  const past = guest.toldBefore(2);
  await scene.back(guest);
  expect(await past).toMatchObject({ tellings: [{ step: 1 }], more: false });
});

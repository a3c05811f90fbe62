/**
 * boardgame.io with a game like ours: the public state follows the same course, and every seat has something of its
 * own. It decides nothing and keeps its matches in memory only, both to its advantage.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { PeerScript } from './peers.ts';

type State = { readonly open: unknown; readonly hands: Readonly<Record<string, unknown>> };
type Server = (options: object) => {
  readonly run: (port: number) => Promise<{ readonly appServer: NetServer }>;
};

const folder = process.env.PEER_FOLDER;
if (folder === undefined) throw new Error('Say by PEER_FOLDER where boardgame.io is installed.');
const { Server } = createRequire(`${folder}/`)('boardgame.io/server') as { readonly Server: Server };

const { views, seats } = JSON.parse(readFileSync(`${folder}/script.json`, 'utf8')) as PeerScript;
const game = {
  name: 'like',
  deltaState: true,
  setup: (): State => ({ open: views[0], hands: Object.fromEntries(seats.map((hand, seat) => [seat, hand])) }),
  playerView: ({ G, playerID }: { readonly G: State; readonly playerID: string }) => ({
    open: G.open,
    hand: G.hands[playerID],
  }),
  moves: { act: ({ G }: { readonly G: State }, n: number): State => ({ ...G, open: views[n] }) },
  turn: { activePlayers: { all: null } },
};
const { appServer } = await Server({ games: [game], origins: ['http://127.0.0.1'] }).run(0);
process.stdout.write(`boardgame.io is lit at http://127.0.0.1:${(appServer.address() as AddressInfo).port}/\n`);
process.on('SIGTERM', () => process.exit());

import { type Client, connect, type OfferedMoves } from '@lamplight/client';
import type { GameTypes } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './panel.module.css';

type SeatClient = Client<GameTypes, TableView>;

interface Props {
  readonly code: string;
  readonly token: string;
  readonly say: (sentence: string) => void;
}

/**
 * What one seat sees and may do, over a connection of its own. It needs nothing of the page, so it works for any game.
 */
export function SeatPanel({ code, token, say }: Props) {
  const [client, setClient] = useState<SeatClient>();
  useEffect(() => {
    const url = `${location.origin.replace('http', 'ws')}/ws`;
    const connected: SeatClient = connect({ url, table: code, token });
    setClient(connected);
    return () => connected.close();
  }, [code, token]);
  return client === undefined ? null : <Seen client={client} say={say} />;
}

/** Milliseconds. A move may become legal by time alone, so it asks again. */
const askEvery = 1_000;
const none: OfferedMoves<GameTypes['Move']> = { step: 0, moves: [], more: false };

function Seen({ client, say }: { readonly client: SeatClient; readonly say: (sentence: string) => void }) {
  const match = useSyncExternalStore(client.onChange, () => client.match);
  const [offer, setOffer] = useState(none);
  useEffect(() => {
    // `match` is named because a new view may bring other moves.
    void match;
    const look = () => void client.moves().then(setOffer, () => setOffer(none));
    look();
    const timer = setInterval(look, askEvery);
    return () => clearInterval(timer);
  }, [client, match]);
  const make = async (move: GameTypes['Move']) => {
    const answer = await client.move(move);
    say(answer.done ? `Did ${JSON.stringify(move)}` : `Refused by ${answer.refused}`);
  };
  if (match === undefined) return <p>No match runs.</p>;
  return (
    <>
      <p>
        Step {match.step}, {Math.round((client.now() ?? match.at) / 1_000)} s into the match
      </p>
      <h2>
        Moves ({offer.moves.length}
        {offer.more ? ' and more' : ''})
      </h2>
      <ul className={styles.moves}>
        {[...new Map(offer.moves.map(move => [JSON.stringify(move), move]))].map(([text, move]) => (
          <li key={text}>
            <button type="button" onClick={() => void make(move)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <h2>View</h2>
      <pre>{JSON.stringify(match.view, undefined, 1)}</pre>
    </>
  );
}

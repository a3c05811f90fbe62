import type { TableState } from '../table/state.ts';

/** Somebody who comes to a room: the hash of the token, and the hash of the address, if known. */
export type Newcomer = { readonly hash: string; readonly address: string | undefined };

/** How many newcomers are remembered. Members are few, but strangers may come by without end. */
const most = 1_000;

/** Who came to a room from which address, in the memory of this node alone [TB-JOIN-3]. */
export class Neighbours {
  readonly #addresses = new Map<string, string>();

  note({ hash, address }: Newcomer): void {
    this.#addresses.delete(hash);
    if (address === undefined) return;
    this.#addresses.set(hash, address);
    const [oldest] = this.#addresses.keys();
    if (this.#addresses.size > most && oldest !== undefined) this.#addresses.delete(oldest);
  }

  /** Members without a seat who were last seen at the same address. */
  besides(hash: string, { members }: TableState): number {
    const address = this.#addresses.get(hash);
    if (address === undefined) return 0;
    return members.filter(member => member.seat === null && this.#addresses.get(member.hash) === address).length;
  }
}

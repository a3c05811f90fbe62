/** The server's time, estimated from pings. The faster a ping came back, the smaller its error. */
type Sample = { readonly offset: number; readonly took: number };

/** Old samples are dropped, since clocks drift. */
const samplesKept = 8;

export class ServerClock {
  #samples: readonly Sample[] = [];
  readonly #sent = new Map<number, number>();
  #node: string | undefined;

  /** The first, rough estimate of a connection. Clocks of nodes differ, so samples of another node are dropped. */
  welcome({ node, now }: { readonly node: string; readonly now: number }, dialled: number, heard: number): void {
    if (node !== this.#node) this.#samples = [];
    this.#node = node;
    this.#sent.clear();
    this.#add(now, dialled, heard);
  }

  sent(n: number, at: number): void {
    this.#sent.set(n, at);
  }

  pong({ n, now }: { readonly n: number; readonly now: number }, heard: number): void {
    const sent = this.#sent.get(n);
    if (sent !== undefined) this.#add(now, sent, heard);
    this.#sent.delete(n);
  }

  /** Milliseconds from this client's clock to the server's. Undefined while nothing is known. */
  get offset(): number | undefined {
    let best: Sample | undefined;
    for (const sample of this.#samples) if (best === undefined || sample.took < best.took) best = sample;
    return best?.offset;
  }

  /** The round trip of the last ping, or of the first hello, in milliseconds. */
  get latency(): number | undefined {
    return this.#samples.at(-1)?.took;
  }

  #add(now: number, sent: number, heard: number): void {
    const sample = { offset: now - (sent + heard) / 2, took: heard - sent };
    this.#samples = [...this.#samples, sample].slice(-samplesKept);
  }
}

/**
 * Loaded before the server. On each SIGUSR2 its wall clock jumps: to an hour ahead, then to an hour behind, then to the
 * true time. Monotonic time (timers, `performance.now`) does not jump, as on a machine whose clock is set.
 */
const jumps = [3_600_000, -3_600_000, 0] as const;
const TrueDate = Date;
let jumped = 0;
let shift = 0;

process.on('SIGUSR2', () => {
  shift = jumps[jumped % jumps.length] as number;
  jumped += 1;
});

class ShiftedDate extends TrueDate {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [TrueDate.now() + shift] : given) as [number]));
  }

  static override now(): number {
    return TrueDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

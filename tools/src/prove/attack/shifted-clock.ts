/**
 * Loaded before the server: on SIGUSR2 its clock on the wall jumps, an hour on, then an hour back from the truth, then to the
 * truth. What only runs forward (timers, `performance.now`) does not, as on a machine whose time is set.
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

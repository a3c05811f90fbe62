/**
 * Runs work that nobody awaits. Its owner hears of a failure; an unhandled rejection would concern the whole process.
 * The lint refuses `void promise` for this reason.
 */
export function owned(work: Promise<unknown>, trouble: (error: unknown) => void): void {
  work.catch(trouble);
}

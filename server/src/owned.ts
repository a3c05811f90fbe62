/**
 * Work that nobody awaits has an owner all the same, who hears of it when it fails: a rejection that nobody hears would be one
 * of the whole process. `void promise` is refused by the lint for this reason.
 */
export function owned(work: Promise<unknown>, trouble: (error: unknown) => void): void {
  work.catch(trouble);
}

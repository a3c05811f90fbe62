/** Does all that waits, together; what waits anew meanwhile waits for the next time. One that fails keeps none from its turn. */
export function doAll(waiting: Set<() => void>): void {
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) {
    try {
      act();
    } catch (error) {
      reportError(error);
    }
  }
}

/**
 * Ends this process when its parent is gone. `npm start` passes a stop signal only to its shell, and a shell such as
 * Debian's dies of it without passing it on: the server would live on and hold its port.
 */
export function stopWhenOrphaned() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

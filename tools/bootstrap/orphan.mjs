/**
 * Ends this process when the one that started it is gone. `npm start` that is told to stop tells only its shell, and a
 * shell such as Debian's dies of it without telling us: the server would live on and hold its port.
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

/**
 * Ends this process when its parent is gone. npm starts scripts through a shell, and a signal to npm ends only that
 * shell.
 */
export function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

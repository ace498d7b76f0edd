/**
 * npm starts a script through a shell, and a signal sent to npm ends that shell but not what it started.
 * So this process stops by itself when the one that started it is gone.
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

import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { errorName } from "#gateway/folder/error-name.ts";
import type { HistoryProcess } from "./supervisor.ts";

/** Lower than that of the gateway, which answers viewers. */
const niceness = 10;

/** What a process needs of the environment. No setting of the gateway is passed on, and so no secret. */
const passedOn = ["PATH", "HOME", "TMPDIR", "TZ", "LANG", "SystemRoot", "NODE_PATH"];

/**
 * With several heaps of glibc, which threads take in turn, the memory of a process that writes thousands of counts grows to
 * twice as much.
 */
export const engineEnvironment = { MALLOC_ARENA_MAX: "1" };

/**
 * Starts the process of the archive. It ends with this one, however this one ends.
 * @param entry path of its code
 */
export function forkHistory(entry: string): HistoryProcess {
  const env = Object.fromEntries(
    passedOn.flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );
  const child = fork(entry, [], {
    env: { ...env, ...engineEnvironment },
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (child.pid !== undefined) lower(child.pid);
  return {
    send: (message) => {
      if (child.connected) child.send(message, () => {});
    },
    onMessage: (listener) => child.on("message", listener),
    onEnd(listener) {
      let hasEnded = false;
      const end = (why: string) => {
        if (!hasEnded) listener(why);
        hasEnded = true;
      };
      child.once("exit", (code, signal) => end(signal ?? `code ${code}`));
      // Without a process there is no exit.
      child.on("error", (error) => end(errorName(error)));
    },
    end: () => {
      if (child.connected) child.disconnect();
    },
    kill: () => child.kill("SIGKILL"),
  };
}

function lower(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It runs with the priority of this process, or has ended already.
  }
}

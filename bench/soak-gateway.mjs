import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** V8 keeps optimising functions for days, and their code would count as a leak. */
export const unoptimised = ["--no-opt", "--no-maglev"];

/** Seconds between two polls, in page time. */
export const pollSeconds = 15;

/**
 * The gateway with demo data and an accelerated clock, so that countings end and begin; its memory can be queried.
 * @param speed factor by which time passes faster
 */
export async function startGateway(speed) {
  const inside = `
    const real = Date.now;
    let speed = ${speed}, since = real(), then = since;
    Date.now = () => then + (real() - since) * speed;
    process.on("message", (wish) => {
      if (typeof wish === "number") {
        [then, since] = [Date.now(), real()];
        speed = wish;
        return;
      }
      gc();
      const open = process.getActiveResourcesInfo().length;
      process.send({ heap: process.memoryUsage().heapUsed / 1e6, open });
    });
    process.channel.unref();`;
  const main = fileURLToPath(new URL("../dist/server/gateway.js", import.meta.url));
  const imported = `data:text/javascript,${encodeURIComponent(inside)}`;
  const env = {
    PATH: process.env.PATH,
    PORT: "0",
    POLL_SECONDS: `${pollSeconds}`,
    CACHE_SECONDS: "10",
  };
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  const child = spawn(
    process.execPath,
    ["--expose-gc", ...unoptimised, "--import", imported, main],
    {
      cwd,
      env,
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  process.once("exit", () => child.kill());
  const address = await new Promise((resolve, reject) => {
    let written = "";
    child.stdout.on("data", (chunk) => {
      // Its log is long, and not needed once it listens.
      if (written.length > 10_000) return;
      written += chunk;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(written) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The gateway ended at once: ${written}`)));
  });
  return {
    address,
    /** Its heap after garbage collection in MB, and its open sockets, timers and files. */
    kept: async () => {
      const answer = once(child, "message");
      child.send("kept");
      const [kept] = await answer;
      return kept;
    },
    /** Changes the speed of its clock. */
    setSpeed: (times) => void child.send(times),
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

// Starts the gateway as it is shipped, the hostile API and the poller, each as a process of its own.
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const fileOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const gatewayFile = fileOf("../../dist/server/gateway.js");
const children = new Set();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

function track(child) {
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** A folder that goes when the work with it is done. */
export async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), "countboard-attack-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a process of this folder that answers messages; `call` resolves to its answer. */
async function forkHelper(name) {
  const child = track(fork(fileOf(name)));
  const [ready] = await once(child, "message");
  return {
    ready,
    async call(message) {
      child.send(message);
      const [answer] = await once(child, "message");
      return answer;
    },
    stop: () => end(child),
  };
}

/** Works with a hostile API: `port`, and `take()`, which gives what it was asked since the last call. */
export async function withApi(work) {
  const helper = await forkHelper("./hostile-api.mjs");
  try {
    return await work({ port: helper.ready.port, take: () => helper.call("take") });
  } finally {
    await helper.stop();
  }
}

/** The settings of a gateway before that API. */
export const apiSettings = ({ port }, base = "") => ({
  COUNTING_API_URL: `http://127.0.0.1:${port}${base}`,
  COUNTING_API_CLIENT_ID: "attack",
  COUNTING_API_CLIENT_SECRET: "attack",
});

/**
 * Starts a gateway.
 * @returns the gateway, or `refusal` with what it wrote when it did not start
 */
export async function startGateway(settings, cwd) {
  const env = { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "warn", ...settings };
  const child = track(
    spawn(process.execPath, [gatewayFile], { cwd, env, stdio: ["ignore", "pipe", "pipe"] }),
  );
  let written = "";
  const port = await new Promise((resolve) => {
    const hear = (chunk) => {
      if (written.length < 100_000) written += chunk;
      const found = /Countboard is at http:\/\/\S*:(\d+)/.exec(written);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("close", () => resolve(undefined));
  });
  return {
    port,
    pid: child.pid,
    refusal: port === undefined ? written : undefined,
    log: () => written,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Highest resident memory so far, in megabytes; `undefined` where the system does not say, or it has ended. */
    peakMegabytes: () => peakOf(child.pid),
    /** Processor time used so far, in milliseconds. */
    cpuMs: () => cpuOf(child.pid),
    stop: () => end(child),
  };
}

/** @throws when the gateway does not start */
export async function withGateway(settings, work) {
  return withFolder(async (folder) => {
    const gateway = await startGateway(settings, folder);
    try {
      if (gateway.port === undefined)
        throw new Error(`The gateway did not start:\n${gateway.refusal}`);
      return await work(gateway);
    } finally {
      await gateway.stop();
    }
  });
}

function peakOf(pid) {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1_000_000;
  } catch {
    return undefined;
  }
}

/** Ticks of the clock in /proc/pid/stat are hundredths of a second on every Linux. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/**
 * The longest silence of `/healthz` while something goes on, in milliseconds; infinite when the gateway ended.
 */
export async function silenceDuring(gateway, attack) {
  const poller = await forkHelper("./health-poller.mjs");
  try {
    await poller.call({ port: gateway.port, pid: gateway.pid });
    await attack();
    const { longest } = await poller.call("end");
    return gateway.hasEnded() ? Number.POSITIVE_INFINITY : longest;
  } finally {
    await poller.stop();
  }
}

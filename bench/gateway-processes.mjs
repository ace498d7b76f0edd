// Starts everything that is measured, each in its own process.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const gatewayFile = fileURLToPath(new URL("../dist/server/gateway.js", import.meta.url));
const detailFile = fileURLToPath(new URL("./gateway-detail-api.mjs", import.meta.url));
const feedApiFile = fileURLToPath(new URL("./feed-api.mjs", import.meta.url));
const alertsApiFile = fileURLToPath(new URL("./alerts-api.mjs", import.meta.url));
const feedFloorFile = fileURLToPath(new URL("./feed-floor.mjs", import.meta.url));
const floorFile = fileURLToPath(new URL("./gateway-floor.mjs", import.meta.url));

async function start(file, args, env) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: here,
    env: { PATH: process.env.PATH, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let written = "";
  const address = await new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${file} ended at once:\n${written}`)));
    child.stdout.on("data", (chunk) => {
      if (resolve === undefined) return;
      written += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(written);
      if (found === null) return;
      resolve(found[0]);
      resolve = undefined;
      written = "";
    });
  });
  return {
    address,
    pid: child.pid,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // Without the pause for balancers.
      child.kill("SIGINT");
      await once(child, "exit");
    },
  };
}

/** The gateway as it is shipped. */
export function startGateway(api, settings = {}) {
  return start(gatewayFile, [], {
    COUNTING_API_URL: api,
    COUNTING_API_CLIENT_ID: "bench",
    COUNTING_API_CLIENT_SECRET: "bench",
    ...settings,
  });
}

/** @param answer a file that holds headers and body */
export function startFloor(answer) {
  return start(floorFile, [answer], {});
}

/** An API with countings of 66 MB each. */
export function startDetailApi() {
  return start(detailFile, [], {});
}

/** An API with one counting of so many lines. */
export function startFeedApi(lines) {
  return start(feedApiFile, [String(lines)], {});
}

/** An API with so many active counts of so many lines. */
export function startAlertsApi(counts, lines) {
  return start(alertsApiFile, [String(counts), String(lines)], {});
}

/** A plain server that sends a file. */
export function startFeedFloor(file) {
  return start(feedFloorFile, [file], {});
}

/** An API in this process that answers as configured, and counts requests. */
export async function startApi(answer, port = 0) {
  let asked = 0;
  const server = createServer((incoming, outgoing) => {
    asked += 1;
    answer(incoming, outgoing);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    port: server.address().port,
    asked: () => asked,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Memory of a gateway's process as it reports it, in bytes. */
export async function memoryOf(gateway) {
  const text = await (await fetch(`${gateway.address}/metrics`)).text();
  return Number(/^countboard_memory_bytes (.+)$/m.exec(text)?.[1]);
}

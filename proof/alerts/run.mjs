// Kills a gateway at random moments of sending, and gives it targets that hang, refuse and fail: every message arrives, at
// most one is sent twice per kill, and a target that works waits for none that does not. `npm run proof -- alerts`.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { AlertGateway } from "./gateway.mjs";

const kills = 50;
/** How many messages are stored before each kill. */
const perKill = 4;
const secret = Buffer.alloc(32, 7).toString("base64");

/** How long a target that works may wait because of others, in milliseconds. */
const maxDelayMs = 1000;

/** @returns what passed, and what failed and why */
export async function tryAlerts() {
  const results = { passed: 0, failed: [] };
  for (const [name, check] of [
    ["kill -9 at 50 moments", killAtRandom],
    ["targets that hang, refuse and fail", besideBadTargets],
  ]) {
    const folder = mkdtempSync(join(tmpdir(), "countboard-alerts-"));
    try {
      const why = await check(folder);
      if (why === undefined) results.passed += 1;
      else results.failed.push({ name, why });
      console.log(`${name}: ${why ?? "pass"}`);
    } catch (error) {
      results.failed.push({ name, why: error.message });
      console.log(`${name}: ${error.message}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return results;
}

/** A target that checks signatures, records when it got which id, and answers with a status; never without one. */
async function target(status) {
  const received = new Map();
  const faults = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    const id = request.headers["webhook-id"];
    try {
      new Webhook(secret).verify(body, request.headers);
    } catch (error) {
      faults.push(`${id}: ${error.message}`);
    }
    received.set(id, [...(received.get(id) ?? []), performance.now()]);
    if (status !== undefined)
      setTimeout(() => response.writeHead(status).end(), Math.random() * 40);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const close = () => server.close().closeAllConnections();
  return { received, faults, url, close };
}

function writeFile(folder, urls) {
  writeFileSync(join(folder, "secret"), secret);
  const targets = Object.entries(urls).map(
    ([name, url]) =>
      `  - { name: ${name}, kind: webhook, url: "${url}", secretFile: "${folder}/secret", private: true, allowHttp: true }`,
  );
  const path = join(folder, "alerts.yaml");
  writeFileSync(path, `targets:\n${targets.join("\n")}\n`);
  return path;
}

async function killAtRandom(folder) {
  const hook = await target(204);
  const file = writeFile(folder, { hook: hook.url });
  const stored = [];
  let cookie;
  let twice = 0;
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      const gateway = await AlertGateway.start(folder, file, cookie);
      cookie = gateway.cookie;
      const sending = Promise.allSettled(
        Array.from({ length: perKill }, async () => stored.push(await gateway.test("hook"))),
      );
      await pause(Math.random() * 1200);
      await gateway.kill();
      await sending;
      const now = [...hook.received.values()].reduce((sum, times) => sum + times.length - 1, 0);
      // What is sent again after a start was under way at the kill before.
      if (now - twice > 1) return `after ${killed + 1} kills ${now - twice} were sent twice`;
      twice = now;
    }
    const last = await AlertGateway.start(folder, file, cookie);
    const missing = () => stored.filter((id) => !hook.received.has(id));
    for (const end = Date.now() + 90_000; missing().length > 0 && Date.now() < end; )
      await pause(100);
    await last.kill();
    console.log(
      `${stored.length} messages stored, ${missing().length} lost, ${twice} sent twice in ${kills} kills`,
    );
    if (missing().length > 0) return `${missing().length} of ${stored.length} messages were lost`;
    if (hook.faults.length > 0) return hook.faults.join(", ");
    return undefined;
  } finally {
    hook.close();
  }
}

async function besideBadTargets(folder) {
  const [good, failing, hanging] = [await target(204), await target(500), await target()];
  const refusing = "http://127.0.0.1:9/";
  const urls = { good: good.url, failing: failing.url, hanging: hanging.url, refusing };
  const gateway = await AlertGateway.start(folder, writeFile(folder, urls));
  const delays = [];
  try {
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(["failing", "hanging", "refusing"].map((name) => gateway.test(name)));
      const id = await gateway.test("good");
      const stored = performance.now();
      for (const end = Date.now() + 20_000; !good.received.has(id) && Date.now() < end; )
        await pause(5);
      if (!good.received.has(id)) return "the good target got nothing";
      delays.push(Math.max(0, good.received.get(id)[0] - stored));
    }
    const most = Math.round(Math.max(...delays.slice(1)));
    console.log(`the good target waited ${most} ms at most`);
    if (most > maxDelayMs) return `the good target waited ${most} ms`;
    if (failing.received.size === 0 || hanging.received.size === 0)
      return "a bad target got nothing";
    return undefined;
  } finally {
    await gateway.kill();
    for (const one of [good, failing, hanging]) one.close();
  }
}

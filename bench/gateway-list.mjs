// Cached answers of the list, compared with a bare Hono handler that sends the same bytes.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startApi, startFloor, startGateway } from "./gateway-processes.mjs";
import { median } from "./gateway-report.mjs";

const target = "/api/v1/countings?limit=100";
const headers = { "accept-encoding": "gzip" };

/** A page of a hundred countings. */
function page() {
  const items = Array.from({ length: 100 }, (_, n) => ({
    id: `counting-${(n * 7919) % 1000}`,
    startedAt: new Date(Date.UTC(2026, 0, 1 + n, 6)).toISOString(),
    endsAt: new Date(Date.UTC(2026, 0, 3 + n, 22)).toISOString(),
    warehouse: {
      name: `Warehouse ${n % 13}`,
      id: n % 13,
      code: `W-${n % 13}`,
      slug: `w-${n % 13}`,
    },
    active: n % 3 === 0,
    participants: [{ id: n, username: `user${n}` }],
    totalProducts: n * 31,
    totalProductsCounted: n * 17,
    totalProductsLeft: n * 14,
    totalDiscrepancies: n,
    totalIncidents: n % 5,
  }));
  return JSON.stringify({ items, meta: { total: 100 } });
}

async function load(address, seconds) {
  const result = await autocannon({
    url: `${address}${target}`,
    connections: 64,
    duration: seconds,
    headers,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error("Not every answer was a success.");
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

export async function measureList({ rounds, seconds }) {
  const body = page();
  const api = await startApi((_, outgoing) => {
    outgoing.setHeader("Content-Type", "application/json").end(body);
  });
  // Fresh for the whole measurement, because it measures answers from memory.
  const gateway = await startGateway(api.address, { CACHE_SECONDS: "3600" });
  const sample = await fetch(`${gateway.address}${target}`, { headers });
  const directory = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  const file = join(directory, "answer.json");
  const bytes = Buffer.from(await rawBody(gateway.address));
  const sent = Object.fromEntries(sample.headers);
  for (const name of ["connection", "date", "keep-alive", "transfer-encoding"]) delete sent[name];
  writeFileSync(file, JSON.stringify({ headers: sent, body: bytes.toString("base64") }));
  const floor = await startFloor(file);
  const results = { floor: [], gateway: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, { address }] of Object.entries({ floor, gateway })) {
      const one = await load(address, round < 0 ? 1 : seconds);
      // The first round warms both up.
      if (round >= 0) results[name].push(one);
    }
  }
  await Promise.all([gateway.stop(), floor.stop(), api.stop()]);
  rmSync(directory, { recursive: true });
  const of = (name, figure) => median(results[name].map((one) => one[figure]));
  const ratio = (figure) =>
    median(results.gateway.map((one, round) => one[figure] / results.floor[round][figure]));
  return [
    {
      what: "cached list, requests a second by a bare handler's",
      value: `${ratio("rate").toFixed(2)} (${of("gateway", "rate").toFixed(0)} to ${of("floor", "rate").toFixed(0)})`,
      wanted: "≥ 0.80",
      passed: ratio("rate") >= 0.8,
    },
    {
      what: "cached list, p99 of 64 connections by a bare handler's",
      value: `${ratio("p99").toFixed(2)} (${of("gateway", "p99")} to ${of("floor", "p99")} ms)`,
      wanted: "≤ 2.00",
      passed: ratio("p99") <= 2,
    },
  ];
}

/** The bytes as transferred; `fetch` would decompress them. */
async function rawBody(address) {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(`${address}${target}`, { headers }, async (incoming) => {
      const chunks = [];
      for await (const chunk of incoming) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    }).on("error", reject);
  });
}

// Measures a feed of 20 MB: its speed beside a plain server that sends the same bytes from a file, in turns, and the
// memory that it takes over a gateway that has only passed the same count on.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryOf, startFeedApi, startFeedFloor, startGateway } from "./gateway-processes.mjs";
import { median, print } from "./gateway-report.mjs";

const megabyte = 1_000_000;
const path = "/feed/countings/a/lines.csv";

/** Reads an answer to its end, as programs do that take no compression. */
function read(url, headers = {}) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent: false, headers }, (incoming) => {
      const pieces = [];
      incoming.on("data", (piece) => pieces.push(piece));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const ms = performance.now() - start;
        const { statusCode: status, headers: told } = incoming;
        resolve({ ms, status, tag: told.etag, body: Buffer.concat(pieces) });
      });
    });
    asking.on("error", reject);
  });
}

/** Returns whether all budgets are kept. */
export async function measureFeed(args) {
  const isShort = args.includes("--short");
  const api = await startFeedApi(isShort ? 2000 : 66_500);
  const gateway = await startGateway(api.address, { CACHE_SECONDS: "3600" });
  const folder = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  try {
    await read(`${gateway.address}/api/v1/countings/a`);
    await memoryOf(gateway);
    const idle = await memoryOf(gateway);
    const { body, tag, ms: first } = await read(`${gateway.address}${path}`);
    const file = join(folder, "lines.csv");
    writeFileSync(file, body);
    const floor = await startFeedFloor(file);
    const times = { feed: [], floor: [] };
    let peak = await memoryOf(gateway);
    let isSame = true;
    for (let round = -3; round < (isShort ? 3 : 25); round += 1) {
      const plain = await read(floor.address);
      const fed = await read(`${gateway.address}${path}`);
      isSame &&= fed.status === 200 && fed.tag === tag && fed.body.equals(plain.body);
      peak = Math.max(peak, await memoryOf(gateway));
      // The first rounds warm both up.
      if (round < 0) continue;
      times.floor.push(plain.ms);
      times.feed.push(fed.ms);
    }
    await floor.stop();
    const unchanged = await read(`${gateway.address}${path}`, { "If-None-Match": tag });
    const size = body.length / megabyte;
    const ratio = median(times.floor) / median(times.feed);
    const grown = (peak - idle) / megabyte;
    const rows = [
      {
        what: `${size.toFixed(1)} MB of lines beside the same bytes from a file`,
        value: `${ratio.toFixed(2)} × the speed (${median(times.feed).toFixed(0)} ms)`,
        wanted: "≥ 0.8 ×",
        passed: ratio >= 0.8 && isSame,
      },
      {
        what: "memory over a gateway that has only passed the count on",
        value: `${grown.toFixed(0)} MB`,
        wanted: "≤ 40 MB",
        passed: grown <= 40,
      },
      {
        what: "asked again, unchanged",
        value: `${unchanged.status} in ${unchanged.ms.toFixed(0)} ms (made in ${first.toFixed(0)} ms)`,
        wanted: "304",
        passed: unchanged.status === 304,
      },
    ];
    print(rows);
    return rows.every(({ passed }) => passed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await gateway.stop();
    await api.stop();
  }
}

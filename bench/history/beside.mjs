// The gateway beside the process of the archive, while that one reads and writes ended counts of 50,000 lines.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { silenceDuring } from "../../proof/attack/processes.mjs";
import { memoryOf, startApi, startGateway } from "../gateway-processes.mjs";
import { median } from "../gateway-report.mjs";

/** Longest wait until they are read, in milliseconds. */
const patienceMs = 300_000;

/**
 * @param body file with the answer of a count of 50,000 lines
 * @param countings how many such counts there are
 * @param restMs how long a gateway without an archive is watched: it reads the lines of what it passed on after some seconds
 */
export async function besideRows(body, { countings, restMs }) {
  const whole = readFileSync(body);
  const { products: _, ...header } = JSON.parse(whole.toString());
  const day = 86_400_000;
  const items = Array.from({ length: countings }, (_, at) => ({
    ...header,
    id: `large-${at}`,
    startedAt: new Date(Date.now() - (at + 2) * day).toISOString(),
    endsAt: new Date(Date.now() - (at + 1) * day).toISOString(),
    active: false,
  }));
  const api = await startApi((incoming, outgoing) => {
    outgoing.setHeader("Content-Type", "application/json");
    const item = items.find(({ id }) => incoming.url.includes(id));
    if (item === undefined) {
      outgoing.end(JSON.stringify({ items, meta: { total: items.length } }));
      return;
    }
    outgoing.write(`${JSON.stringify(item).slice(0, -1)},`);
    // The lines of the body, whose header is another one.
    outgoing.end(whole.subarray(whole.indexOf('"products":')));
  });
  const folder = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  try {
    const without = await measured(api, {}, () => pause(restMs));
    const beside = await measured(api, { ARCHIVE_DIR: folder }, (gateway) =>
      allRead(gateway, countings),
    );
    const growth = beside.memory / without.memory - 1;
    return [
      {
        what: `longest silence of /healthz while counts of 50,000 lines are read and written (${countings})`,
        value: `${beside.silence.toFixed(0)} ms (without: ${without.silence.toFixed(0)} ms)`,
        wanted: "≤ 50 ms",
        passed: beside.silence <= 50,
      },
      {
        what: "memory of the gateway beside it",
        value: `${(beside.memory / 1e6).toFixed(0)} MB, ${(100 * growth).toFixed(1)} % more than without`,
        wanted: "≤ 5 % more",
        passed: growth <= 0.05,
      },
    ];
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function measured(api, settings, work) {
  const gateway = await startGateway(api.address, settings);
  try {
    // As any gateway in use, it has passed such a count to a viewer.
    await (await fetch(`${gateway.address}/api/v1/countings/large-0`)).arrayBuffer();
    const { port } = new URL(gateway.address);
    const polled = { port: Number(port), pid: gateway.pid, hasEnded: gateway.hasEnded };
    const silence = await silenceDuring(polled, () => work(gateway));
    const samples = [];
    for (let time = 0; time < 5; time += 1) {
      samples.push(await memoryOf(gateway));
      await pause(1000);
    }
    return { silence, memory: median(samples) };
  } finally {
    await gateway.stop();
  }
}

async function allRead(gateway, countings) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(250)) {
    const text = await (await fetch(`${gateway.address}/metrics`)).text();
    const read = /^countboard_history_countings (\d+)$/m.exec(text)?.[1];
    if (Number(read) === countings) return;
  }
  throw new Error("The archive did not read all counts");
}

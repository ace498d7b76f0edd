// Measures what watching costs: 500 rules over 50 active counts of 5,000 lines. Processor time and memory are those of the
// gateway's process, beside one without rules whose page shows the list and one count; requests are counted at the API. A
// poll is a third of the usual one, so that three times as many looks count.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuOf } from "../proof/attack/processes.mjs";
import { memoryOf, startAlertsApi, startGateway } from "./gateway-processes.mjs";
import { print } from "./gateway-report.mjs";

const pollSeconds = 5;
const day = 86_400_000;
const usualRereadSeconds = 600;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function askedOf(api) {
  return (await fetch(`${api.address}/asked`)).json();
}

/** Rules of headers and of lines, which do not hold before the change. */
function rules(count) {
  const conditions = [
    "overdue",
    "stalled",
    "{ figure: behind, atLeast: 6 h }",
    "{ figure: discrepancies, atLeast: 1 lines }",
    "{ figure: absolute-value, atLeast: 10000 amount }",
    "{ figure: undocumented, atLeast: 500 lines }",
    "{ figure: accuracy, atMost: 5 % }",
    "{ figure: discrepancy-rate, atLeast: 90 % }",
  ];
  return Array.from({ length: count }, (_, n) => {
    const isTold = n === 3 || n === 4;
    const size = isTold ? "" : ", lines: { from: 100 }";
    const condition = n > 4 && [3, 4].includes(n % 8) ? conditions[2] : conditions[n % 8];
    return `  - { name: rule ${n}, when: ${condition}${size}, targets: [hook] }`;
  }).join("\n");
}

/** A target that remembers when it got which rule's message. */
async function startHook() {
  const got = new Map();
  const server = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (piece) => {
      body += piece;
    });
    incoming.on("end", () => {
      for (const [name] of body.matchAll(/rule \d+/g)) {
        if (!got.has(name)) got.set(name, performance.now());
      }
      outgoing.end();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, got, stop: () => server.close() };
}

async function until(isDone, ms) {
  const end = performance.now() + ms;
  while (!isDone() && performance.now() < end) await pause(50);
}

/** Waits until no lines are read any more; returns what was asked until then. */
async function untilRead(api) {
  const sum = { lists: 0, counts: 0 };
  for (let quiet = 0, waited = 0; quiet < 2 && waited < 60; waited += 1) {
    await pause(pollSeconds * 1000);
    const { lists, counts } = await askedOf(api);
    sum.lists += lists;
    sum.counts += counts;
    quiet = sum.counts > 0 && counts === 0 ? quiet + 1 : 0;
  }
  return sum;
}

/** Lets a page poll the list and one count for a time. */
async function showPage(gateway, seconds) {
  for (let at = 0; at < seconds; at += pollSeconds) {
    const since = new Date(Math.floor(Date.now() / day - 180) * day).toISOString();
    const list = await fetch(`${gateway.address}/api/v1/countings?limit=100&startedAfter=${since}`);
    if (list.status !== 200) throw new Error(await list.text());
    await list.text();
    await (await fetch(`${gateway.address}/api/v1/countings/c${(at / pollSeconds) % 50}`)).text();
    await pause(pollSeconds * 1000);
  }
}

/** Returns whether all budgets are kept. */
export async function measureAlerts(args) {
  const isShort = args.includes("--short");
  const [counts, lines, ruleCount] = isShort ? [5, 500, 50] : [50, 5000, 500];
  const folder = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  const api = await startAlertsApi(counts, lines);
  const hook = await startHook();
  const secret = join(folder, "secret");
  const file = join(folder, "alerts.yaml");
  writeFileSync(secret, Buffer.alloc(32, 7).toString("base64"));
  writeFileSync(
    file,
    `rules:\n${rules(ruleCount)}\ntargets:\n  - { name: hook, kind: webhook, url: "${hook.address}/", ` +
      `secretFile: ${secret}, private: true, allowHttp: true, costs: true }\n`,
  );
  const settings = { POLL_SECONDS: String(pollSeconds), LOG_LEVEL: "warn" };
  const window = isShort ? 10 : 30;
  try {
    const plain = await startGateway(api.address, settings);
    await showPage(plain, window);
    await askedOf(api);
    await showPage(plain, window);
    const ofPage = await askedOf(api);
    const plainMemory = await memoryOf(plain);
    await plain.stop();

    const state = join(folder, "state");
    const gateway = await startGateway(api.address, {
      ...settings,
      ALERTS_FILE: file,
      STATE_DIR: state,
    });
    const start = cpuOf(gateway.pid);
    const first = await untilRead(api);
    const read = cpuOf(gateway.pid);
    await pause(window * 1000);
    const share = (cpuOf(gateway.pid) - read) / (window * 1000);
    const ofWatch = await askedOf(api);
    // Unchanged lines are fetched again after ten minutes, which is longer than the window. They are not parsed again, so that
    // what their first reading took is an upper limit.
    const reread =
      ((read - start) / 1000 / Math.max(1, first.counts)) * (counts / usualRereadSeconds);
    const memory = await memoryOf(gateway);

    const changedAt = performance.now();
    await fetch(`${api.address}/change`);
    const told = ["rule 3", "rule 4"];
    await until(() => told.every((name) => hook.got.has(name)), (pollSeconds + 30) * 1000);
    const [ofHeader, ofLines] = told.map((name) => (hook.got.get(name) - changedAt) / 1000);
    await gateway.stop();
    const before = `${first.lists} lists, ${first.counts} counts at first`;
    const perPoll = ({ lists, counts: read }) => (lists + read) / (window / pollSeconds);
    const percent = (share + reread) * 100;
    const grown = (memory - plainMemory) / 1_000_000;
    const wantedSeconds = pollSeconds + 10;
    const detected = (what, seconds) => ({
      what,
      value: `${seconds.toFixed(1)} s after the change`,
      wanted: `≤ ${wantedSeconds} s`,
      passed: seconds <= wantedSeconds,
    });
    const rows = [
      {
        what: `${ruleCount} rules over ${counts} counts of ${lines} lines, nothing changes`,
        value: `${percent.toFixed(1)} % of a core (${(reread * 100).toFixed(1)} % of it readings at most)`,
        wanted: "≤ 3 %",
        passed: percent <= 3,
      },
      {
        what: "requests to the API in a poll, beside a page of one count",
        value: `${perPoll(ofWatch).toFixed(2)} beside ${perPoll(ofPage).toFixed(2)} (${before})`,
        wanted: "no more",
        passed: perPoll(ofWatch) <= perPoll(ofPage),
      },
      {
        what: "memory over a gateway with a page and no rules",
        value: `${grown.toFixed(0)} MB`,
        wanted: "≤ 40 MB",
        passed: grown <= 40,
      },
      detected("a figure of a header is told", ofHeader),
      detected("a figure of lines is told", ofLines),
    ];
    print(rows);
    return rows.every(({ passed }) => passed);
  } finally {
    await api.stop();
    hook.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

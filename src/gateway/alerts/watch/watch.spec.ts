import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { AlertMessage } from "#gateway/alerts/message.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import { createLineReadings } from "#gateway/briefing/line-readings.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { ago, late, lines } from "#gateway/testing/briefed-api.ts";
import { testConfig } from "#gateway/testing/gateway.ts";
import { openWatchFile } from "./state.ts";
import { someRule } from "./testing/watched.ts";
import { createWatch, type WatchParts } from "./watch.ts";

const overdue = someRule({ name: "overdue", condition: { kind: "verdict", verdict: "overdue" } });
const undocumented = someRule({
  name: "undocumented",
  condition: { kind: "figure", figure: "undocumented", is: "at-least", threshold: 2 },
});
const down = someRule({ name: "down", condition: { kind: "api-down" }, solveAfterMs: 0 });

const due = late({ id: "due", endsAt: ago(2 * hour) });

/** A gateway's watch over an API that answers with these counts, and what it asked and told. */
function createWorld(rules: readonly WatchRule[]) {
  const stateDir = mkdtempSync(join(tmpdir(), "watch-"));
  const world = {
    items: [due] as readonly Counting[],
    isDown: false,
    isHere: true,
    isFull: false,
    time: { now: Date.now(), elapsed: 0 },
    asked: [] as string[],
    told: [] as AlertMessage[],
    notes: [] as string[],
    lines: lines as readonly unknown[],
    /** How many times lines were read from an answer. */
    parsed: 0,
    get api() {
      return api;
    },
    pass(ms: number) {
      world.time.now += ms;
      world.time.elapsed += ms;
    },
    /** A watch of a process that has just started. */
    start(linesOf = createLineReadings(api)) {
      return createWatch({
        rules,
        config: testConfig(),
        api,
        linesOf,
        file: openWatchFile(stateDir, (sentence) => world.notes.push(sentence)),
        isHere: () => world.isHere,
        async tell(message) {
          if (world.isFull) throw new Error("No room");
          world.told.push(message);
        },
        log: { note: (_, sentence) => world.notes.push(sentence) },
        clock: { now: () => world.time.now, elapsed: () => world.time.elapsed },
      });
    },
  };
  const answerTo = (id: string): unknown => {
    if (id === "list") return { items: world.items, meta: { total: world.items.length } };
    return { ...world.items.find((one) => one.id === id), products: world.lines };
  };
  const api = {
    parse: ({ segment = "list" }: { readonly segment?: string }) => ({ key: segment }),
    async find({ key }: { readonly key: string }) {
      world.asked.push(key);
      if (world.isDown) throw new ProblemError("upstream-unavailable");
      const text = JSON.stringify(answerTo(key));
      const read = () => {
        if (key !== "list") world.parsed += 1;
        return new Blob([text]).stream();
      };
      const body = { read, completed: Promise.resolve(text) };
      return { answer: { body, fetchedAt: world.time.now }, release() {} };
    },
    counts: { recordOf: () => undefined, learn() {}, settled: async () => {} },
  } as unknown as WatchParts["api"];
  return world;
}

const told = ({ told }: { readonly told: readonly AlertMessage[] }) =>
  told.map(({ kind, rule, counting }) => `${kind} ${rule.name} ${counting?.id ?? "-"}`);

test("an alert is told once, also after a restart", async () => {
  const world = createWorld([overdue]);
  await world.start().look();
  expect(told(world)).toEqual(["raised overdue due"]);
  const again = world.start();
  world.pass(15_000);
  await again.look();
  world.pass(15_000);
  await again.look();
  expect(world.told).toHaveLength(1);
  expect(await again.open()).toMatchObject([{ rule: "overdue", counting: { id: "due" } }]);
  expect(await again.ofCounting("due")).toMatchObject([{ solvedAt: null }]);
  expect(await again.ofCounting("other")).toEqual([]);
});

test("a message has the page's conclusion and act, and no forecast's record", async () => {
  const world = createWorld([overdue]);
  await world.start().look();
  expect(world.told[0]?.briefed).toMatchObject({
    conclusion: { kind: "overdue" },
    facts: { record: null },
    findings: { undocumented: 2, counters: [], assignments: [] },
  });
});

test("a message that was not handed over is told by the next process, with the same id", async () => {
  const world = createWorld([overdue]);
  world.isFull = true;
  await world.start().look();
  expect(world.told).toEqual([]);
  const next = world.start();
  world.isFull = false;
  await next.look();
  world.pass(15_000);
  await next.look();
  expect(told(world)).toEqual(["raised overdue due"]);
});

test("a message that was handed over just before the process ended is told again with its id", async () => {
  const world = createWorld([overdue]);
  const first = world.start();
  const ids = new Set<string>();
  world.isFull = true;
  await first.look();
  world.isFull = false;
  await Promise.all([first.look(), world.start().look()]);
  for (const { id } of world.told) ids.add(id);
  expect(ids.size).toBe(1);
});

test("a warehouse that no count is of is in the log once, with the one that may be meant", async () => {
  const world = createWorld([{ ...overdue, warehouses: ["MAD-01", "MAD-02"] }]);
  world.items = [{ ...due, warehouse: { ...due.warehouse, code: "MAD-01" } }];
  const watch = world.start();
  await watch.look();
  world.pass(15_000);
  await watch.look();
  expect(world.notes.filter((note) => note.includes("warehouse"))).toEqual([
    "ALERTS_FILE: Rule overdue: no active count is of the warehouse MAD-02: MAD-01 may be meant.",
  ]);
});

test("a gateway that does not watch asks nothing", async () => {
  const world = createWorld([overdue]);
  world.isHere = false;
  await world.start().look();
  expect(world.asked).toEqual([]);
});

test("an API that is down is told of once, and nothing else changes", async () => {
  const world = createWorld([overdue, down]);
  const watch = world.start();
  await watch.look();
  world.isDown = true;
  for (let look = 0; look < 5; look += 1) {
    world.pass(15_000);
    await watch.look();
  }
  world.isDown = false;
  world.pass(15_000);
  await watch.look();
  expect(told(world)).toEqual(["raised overdue due", "raised down -", "solved down -"]);
});

test("rules of headers ask for the list alone, and lines are read when a header changes", async () => {
  const world = createWorld([undocumented]);
  const watch = world.start();
  const askedIn = async () => {
    world.asked = [];
    world.pass(15_000);
    await watch.look();
    return world.asked;
  };
  expect(await askedIn()).toEqual(["list", "due"]);
  expect(told(world)).toEqual(["raised undocumented due"]);
  expect(await askedIn()).toEqual(["list"]);
  const { totalProductsCounted: counted, totalProductsLeft: left } = due;
  world.items = [{ ...due, totalProductsCounted: counted + 1, totalProductsLeft: left - 1 }];
  expect(await askedIn()).toEqual(["list", "due"]);
  expect(await askedIn()).toEqual(["list"]);
  world.pass(10 * minute);
  expect(await askedIn()).toEqual(["list", "due"]);
});

test("no look reads the lines of many counts", async () => {
  const world = createWorld([undocumented]);
  world.items = Array.from({ length: 50 }, (_, n) => ({ ...due, id: `${n}` }));
  const watch = world.start();
  for (let look = 0; look < 13; look += 1) {
    world.asked = [];
    world.pass(15_000);
    await watch.look();
    expect(world.asked.length).toBeLessThanOrEqual(5);
  }
  expect(await watch.open()).toHaveLength(50);
});

test("a clock that was set is believed at the next look", async () => {
  const world = createWorld([overdue]);
  world.items = [late({ id: "due", endsAt: ago(-4 * hour) })];
  const watch = world.start();
  await watch.look();
  world.time.now += 24 * hour;
  await watch.look();
  expect(world.told).toEqual([]);
  expect(world.notes).toEqual([expect.stringMatching(/^The clock was set/)]);
  world.time.now -= 24 * hour;
  await watch.look();
  world.pass(15_000);
  await watch.look();
  expect(world.told).toEqual([]);
});

test("the reading that a briefing gets from the watch tells of what was wrong before", async () => {
  const world = createWorld([undocumented]);
  const asked: string[] = [];
  const linesOf = createLineReadings(world.api, async ({ startedAt }) => {
    asked.push(startedAt);
    return new Set();
  });
  await world.start(linesOf).look();
  expect(asked).toEqual([due.startedAt]);
  const read = await linesOf({ counting: due, header: "" }, new AbortController().signal);
  expect(read?.lines.wrongAgain).toBe(0);
});

test("lines that are the same as before are not parsed again", async () => {
  const world = createWorld([undocumented]);
  const watch = world.start();
  await watch.look();
  world.pass(10 * minute);
  await watch.look();
  expect([world.asked, world.parsed]).toEqual([["list", "due", "list", "due"], 1]);
  world.lines = [...lines, { ...lines[0], id: 99 }];
  world.pass(10 * minute);
  await watch.look();
  expect(world.parsed).toBe(2);
});

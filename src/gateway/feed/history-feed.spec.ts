import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Hidden, openAccess } from "#contract/access.ts";
import { createHistoryQuestions } from "#gateway/history/history-questions.ts";
import type { ProcessState } from "#gateway/history/protocol.ts";
import { sampleProgress } from "#gateway/history/testing/sample-progress.ts";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
  wrongLine,
} from "#gateway/history/testing/small-archive.ts";
import { splitTarget } from "#gateway/http/target.ts";
import { createMissBudget } from "#gateway/operations/miss-budget.ts";
import { testConfig } from "#gateway/testing/gateway.ts";
import { createFeedRoute } from "./feed-route.ts";

const ready: ProcessState = {
  engine: "ready",
  progress: sampleProgress,
};

let archive: SmallArchive;

beforeAll(async () => {
  archive = await openSmallArchive();
  const lines = [sampleLine(), wrongLine(-0.1, { reason: "Damaged" })];
  await archive.write([
    { id: "a", warehouse: 1, startedAt: "2026-02-10T06:00:00.000Z", lines },
    { id: "b", warehouse: 2, startedAt: "2026-03-05T06:00:00.000Z", lines: [wrongLine(1)] },
  ]);
});

afterAll(() => archive.end());

async function ask(target: string, hidden: readonly Hidden[] = []): Promise<string> {
  const config = { ...testConfig(), timeZone: "UTC" };
  const budget = createMissBudget();
  const history = { state: () => ({ process: ready, fault: null }), ask: archive.ask };
  const route = createFeedRoute({
    config,
    answerApi: async () => new Response(null, { status: 404 }),
    askHistory: createHistoryQuestions({ config, history, budget }),
    history,
    budget,
    key: Buffer.alloc(32),
    build: "",
  });
  const context = {
    request: new Request("http://localhost/"),
    target: splitTarget(target),
    basePath: "",
    requestLog: { method: "GET", route: "", cache: "none", viewer: "" },
    address: "",
  } as const;
  const access = { ...openAccess, hidden: [...hidden] };
  const answer = await route(
    { ...context, requestLog: { ...context.requestLog } },
    { access, who: "", id: "one" },
  );
  return (await answer?.text()) ?? "";
}

test("the feed of the history has a row for each month and warehouse", async () => {
  const rows: Record<string, string>[] = parse(await ask("/feed/history.csv"), { columns: true });
  expect(rows).toMatchObject([
    {
      period: "2026-02",
      group: "1",
      "warehouse.code": "W-1",
      "warehouse.name": "Warehouse 1",
      countings: "1",
      lines: "2",
      known: "2",
      exact: "1",
      documented: "1",
      netUnits: "-0.1",
      netValue: "-0.25",
    },
    { period: "2026-03", group: "2", "warehouse.code": "W-2", netUnits: "1", netValue: "2.5" },
  ]);
});

test("as JSON it has exact decimals, and other groups have no warehouse", async () => {
  const { items } = JSON.parse(await ask("/feed/history.json?by=reason&to=2026-02"));
  expect(items).toMatchObject([
    { period: "2026-02", group: "Damaged", "warehouse.code": null, absoluteUnits: 0.1 },
    { period: "2026-02", group: null, "warehouse.code": null, absoluteUnits: 0 },
  ]);
});

test("hidden costs are empty in it", async () => {
  const [row] = parse(await ask("/feed/history.csv?warehouse=1", ["costs"]), { columns: true });
  expect(row).toMatchObject({
    netValue: "",
    absoluteValue: "",
    countedValue: "",
    netUnits: "-0.1",
  });
});

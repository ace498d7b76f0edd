import { describe, expect, test } from "vitest";
import { openAccess, type Scope } from "#contract/access.ts";
import type { ArchiveProgress, ProcessState } from "#gateway/history/protocol.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { historySource } from "./history-source.ts";

const north = { id: 7, name: "North", code: "N", slug: "north" };
const row = {
  ...{ period: "2026-03", group: "7", countings: 1, lines: 2, counted: 2, known: 2, exact: 1 },
  ...{ withinTolerance: 1, discrepancies: 1, documented: 0, netUnits: "3", absoluteUnits: "3" },
  ...{ netValue: "1.5", absoluteValue: "1.5", countedValue: "10" },
};
const everything = { timeZone: "UTC", warehouses: [north], rows: [row] };
const nothing = { timeZone: "UTC", warehouses: [], rows: [] };
const complete = { isWriter: true, read: 10, total: 10, missingTotal: 0, perMinute: null };

interface Given {
  readonly query: string;
  readonly progress: Partial<ArchiveProgress>;
  readonly scope: Scope;
  /** The answers to the questions, one after the other. */
  readonly answers: readonly object[];
  readonly listed: readonly string[];
}

async function ask(given: Partial<Given>) {
  const { query = "", scope = { kind: "all" }, answers = [everything], listed = [] } = given;
  const told = { ...complete, ...given.progress } as ArchiveProgress;
  let process: ProcessState = { engine: "ready", progress: told };
  const left = [...answers];
  const asked: string[] = [];
  const source = await historySource(
    {
      askHistory: async (_, parameters) => {
        asked.push(parameters);
        process = { engine: "ready", progress: complete as ArchiveProgress };
        return JSON.stringify(left.shift());
      },
      archive: { state: () => ({ process, fault: null }) },
      warehouseBy: "code",
    },
    {
      asked: { rowFormat: { kind: "json" }, query },
      viewer: { access: { ...openAccess, scope }, who: "", id: "one" },
      signal: new AbortController().signal,
      isListed: async (warehouse) => listed.includes(warehouse),
    },
  );
  let text = "";
  for await (const piece of source.texts()) text += piece;
  return { items: JSON.parse(text).items, headers: source.headers, asked };
}

const problemOf = (given: Partial<Given>) =>
  ask(given).then(
    () => undefined,
    (error) => (error instanceof ProblemError ? error.problem : error),
  );

describe("an archive", () => {
  test("that has every count is sent, by warehouse", async () => {
    const { items, headers, asked } = await ask({});
    expect(items).toMatchObject([{ period: "2026-03", "warehouse.code": "N", netValue: 1.5 }]);
    expect(headers).toEqual({ "Content-Type": "application/json" });
    expect(asked).toEqual(["by=warehouse"]);
  });

  test("that is still being read is a problem, also if it is read meanwhile", async () => {
    expect(await problemOf({ progress: { total: 30, perMinute: 60 } })).toMatchObject({
      status: 503,
      code: "history-reading",
      retryAfter: 20,
    });
  });

  test("that some counts could not be added to says so", async () => {
    const progress = { total: 12, missingTotal: 2 };
    const { headers } = await ask({ progress });
    expect(headers["X-Archive-Read"]).toBe("10 of 12");
    const scope: Scope = { kind: "warehouse", warehouse: "N", name: null };
    const { headers: own } = await ask({ progress, scope });
    expect(own["X-Archive-Read"]).toBe("unknown");
  });

  test("that another gateway reads is sent as perhaps incomplete", async () => {
    const { headers } = await ask({ progress: { isWriter: false, total: null } });
    expect(headers["X-Archive-Read"]).toBe("unknown");
  });
});

describe("a warehouse without rows", () => {
  const query = "warehouse=V&from=2026-04&by=class";

  test("is refused where neither the archive nor the list has it", async () => {
    const problem = await problemOf({ query, answers: [nothing, nothing] });
    expect(problem).toMatchObject({ status: 400, code: "bad-request" });
    expect(problem.detail).toContain("column warehouse.code");
  });

  test("has none where the archive or the list has it", async () => {
    const empty = { ...nothing, warehouses: [north] };
    const { items, asked } = await ask({ query, answers: [nothing, empty] });
    expect(items).toEqual([]);
    expect(asked).toEqual([query, "by=warehouse&warehouse=V"]);
    expect((await ask({ query, answers: [nothing, nothing], listed: ["V"] })).items).toEqual([]);
  });
});

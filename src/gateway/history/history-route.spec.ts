import { expect, test } from "vitest";
import type { Access, Hidden, Scope } from "#contract/access.ts";
import { openAccess } from "#contract/access.ts";
import type { Viewer } from "#gateway/access/request-context.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { splitTarget } from "#gateway/http/target.ts";
import { createMissBudget } from "#gateway/operations/miss-budget.ts";
import { get, json, testConfig, testGateway } from "#gateway/testing/gateway.ts";
import { askedQuestion } from "./asked-question.ts";
import { createHistoryQuestions } from "./history-questions.ts";
import { createHistoryRoute } from "./history-route.ts";
import type { EngineAnswer, EngineQuestion, ProcessState } from "./protocol.ts";

const progress = {
  isWriter: true,
  read: 184,
  total: 745,
  perMinute: 46.5,
  readAt: null,
  version: "3",
  faults: [{ code: "api", since: "2026-11-28T06:00:00.000Z", sentence: "At /srv/archive." }],
  missing: [],
  missingTotal: 3,
  broken: 0,
  files: 1,
  bytes: 1,
  lines: 1,
} as const;

const archived = {
  read: 184,
  earliest: "2025-11-02T06:00:00.000Z",
  latest: "2026-11-27T06:00:00.000Z",
  readAt: "2026-11-28T05:00:00.000Z",
  version: "v",
};

const busy = { isAnswered: false, code: "history-unavailable", detail: "Busy." } as const;

function aRoute(
  process: ProcessState | null | undefined,
  answer: () => EngineAnswer | Promise<EngineAnswer> = () => ({
    isAnswered: true,
    body: JSON.stringify(archived),
  }),
) {
  const asked: EngineQuestion[] = [];
  const history = process !== undefined && {
    state: () => ({ process, fault: null }),
    ask: async (question: EngineQuestion) => {
      asked.push(question);
      return answer();
    },
  };
  const ask = createHistoryQuestions({
    config: { ...testConfig(), timeZone: "Europe/Madrid" },
    history: history || undefined,
    budget: createMissBudget(),
  });
  const route = createHistoryRoute(ask, Buffer.alloc(32));
  const request = async (
    target: string,
    access: Partial<Access> = {},
    headers: Record<string, string> = {},
  ) => {
    const context = {
      request: new Request("http://localhost/", { headers }),
      target: splitTarget(`/api/v1/history/${target}`),
      basePath: "",
      requestLog: { method: "GET", route: "", cache: "none", viewer: "" },
      address: "",
    } as const;
    const viewer: Viewer = { access: { ...openAccess, ...access }, who: "", id: "one" };
    const found = await route({ ...context, requestLog: { ...context.requestLog } }, viewer);
    return found ?? new Response(null, { status: 404 });
  };
  const codeOf = (...args: Parameters<typeof request>) =>
    request(...args).then(
      ({ status }) => String(status),
      (error) => (error instanceof ProblemError ? error.problem.code : String(error)),
    );
  return { asked, request, codeOf };
}

const ready: ProcessState = { engine: "ready", progress };
const valencia: Scope = { kind: "warehouse", warehouse: "7", name: null, by: "id" };
const chosen: Scope = { kind: "countings", ids: ["a/b", "c"] };

test("a question reaches the engine with its scope, its redaction and its parameters", async () => {
  const { asked, request } = aRoute(ready);
  const code = "a%'/\"; drop table lines; 😀";
  const access = { scope: valencia, hidden: ["costs"] as Hidden[] };
  const response = await request(`product?code=${encodeURIComponent(code)}`, access);
  expect(response.headers.get("X-Countboard-Redacted")).toBe("costs");
  expect(asked).toMatchObject([
    {
      name: "product",
      parameters: { code, limit: 100, offset: 0 },
      warehouse: "7",
      warehouseBy: "id",
      hidden: ["costs"],
      timeZone: "Europe/Madrid",
    },
  ]);
});

test.each<[string, Scope, string]>([
  ["accuracy?warehouse=8", valencia, "out-of-scope"],
  ["accuracy?warehouse=7", valencia, "200"],
  ["accuracy", chosen, "out-of-scope"],
  ["state", chosen, "out-of-scope"],
  ["previous?counting=c", chosen, "out-of-scope"],
  ["compare?a=a%2Fb&b=c", chosen, "200"],
  ["compare?a=a%2Fb&b=d", chosen, "out-of-scope"],
  ["compare?a=a&b=b", { kind: "counting", id: "a" }, "out-of-scope"],
  ["product?code=x", { kind: "counting", id: "a" }, "out-of-scope"],
])("%s for %j is %s", async (target, scope, code) => {
  expect(await aRoute(ready).codeOf(target, { scope })).toBe(code);
});

test("a question without a rule is refused", () => {
  const rules = { parameters: undefined };
  expect(() => askedQuestion("accuracy", "", openAccess, rules as object)).toThrow("out-of-scope");
});

test.each([
  "accuracy?period=day",
  "accuracy?tz=UTC",
  "accuracy?by=class&by=zone",
  "offenders?least=0",
  "product",
  `product?code=${"a".repeat(4001)}`,
  "compare?a=1",
  "previous",
  "previous?before=yesterday",
  "previous?before=9999-12-31T23:59:59-10:00",
])("%s is no question", async (target) => {
  const said = await aRoute(ready).codeOf(target);
  expect(said).toBe("bad-request");
});

test("other paths are not found, or of another route", async () => {
  const { codeOf } = aRoute(ready);
  expect(await codeOf("constructor")).toBe("not-found");
  expect(await codeOf("accuracy/")).toBe("not-found");
});

test("says what is missing", async () => {
  expect(await aRoute(undefined).codeOf("accuracy")).toBe("history-off");
  const missing: ProcessState = { engine: "missing", sentence: "At /srv." };
  expect(await aRoute(missing).codeOf("accuracy")).toBe("history-engine-missing");
  expect(await aRoute(ready, () => busy).codeOf("accuracy")).toBe("history-unavailable");
  const { gateway } = testGateway(async () => json({}));
  const response = await get(gateway, "/api/v1/history/accuracy");
  expect(await response.json()).toMatchObject({ code: "history-off", status: 404 });
});

test("the state never fails, and tells progress and faults to viewers of everything alone", async () => {
  const all = await (await aRoute(ready).request("state")).json();
  expect(all).toMatchObject({ ...archived, archive: "on", engine: "ready", total: 742 });
  expect(all.missingTotal).toBe(3);
  expect(all.minutesLeft).toBeCloseTo(12);
  expect(all.faults).toEqual([{ code: "api", since: "2026-11-28T06:00:00.000Z" }]);
  const part = await (await aRoute(ready).request("state", { scope: valencia })).json();
  expect(part).toMatchObject({ ...archived, total: null, perMinute: null, faults: [] });
  expect(part.missingTotal).toBe(0);
  const off = await (await aRoute(undefined).request("state")).json();
  expect(off).toMatchObject({ archive: "off", read: 0 });
  const missing: ProcessState = { engine: "missing", sentence: "" };
  const said = await (await aRoute(missing).request("state")).json();
  expect(said).toMatchObject({ archive: "on", engine: "missing", read: 0 });
  const starting = await (await aRoute(null).request("state")).json();
  expect(starting).toMatchObject({ archive: "on", engine: "ready", read: 0, total: null });
});

test("the state has what the archive had, while the engine does not answer", async () => {
  const answers: EngineAnswer[] = [{ isAnswered: true, body: JSON.stringify(archived) }];
  const { request } = aRoute(ready, () => answers.shift() ?? busy);
  await request("state");
  expect(await (await request("state")).json()).toMatchObject({ ...archived, total: 742 });
  const other = await request("state", { scope: valencia });
  expect(await other.json()).toMatchObject({ read: 0, version: "" });
});

test("a viewer leaves room for others", async () => {
  const { asked, codeOf } = aRoute(ready, () => new Promise(() => {}));
  const codes: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    void codeOf(`product?code=${at}`).then((code) => codes.push(code));
  }
  await expect.poll(() => codes).toEqual(Array(10).fill("rate-limited"));
  expect(asked).toHaveLength(20);
});

test("an answer that a viewer has is not sent again", async () => {
  const { request } = aRoute(ready);
  const first = await request("accuracy");
  const tag = first.headers.get("ETag") ?? "";
  const second = await request("accuracy", {}, { "If-None-Match": tag });
  expect([second.status, await second.text()]).toEqual([304, ""]);
  const other = await request("offenders", {}, { "If-None-Match": tag });
  expect(other.status).toBe(200);
});

test("a table is sent as a file, all of it", async () => {
  const body = Uint8Array.of(80, 65, 82, 49);
  const { asked, request } = aRoute(ready, () => ({ isAnswered: true, body }));
  const response = await request("offenders?format=parquet&limit=5", { hidden: ["names"] });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(body);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/vnd.apache.parquet",
    "content-disposition": 'attachment; filename="history-offenders.parquet"',
    "x-countboard-redacted": "names",
  });
  expect(asked[0]?.parameters.limit).toBeGreaterThan(1000);
});

test("a viewer's budget limits how much is asked", async () => {
  const { codeOf } = aRoute(ready);
  const codes = new Set<string>();
  for (let n = 0; n < 130; n += 1) codes.add(await codeOf("accuracy"));
  expect(codes).toEqual(new Set(["200", "rate-limited"]));
});

test("an answer that is known already hardly counts", async () => {
  const known: EngineAnswer = { isAnswered: true, body: "{}", isKnown: true };
  const { codeOf } = aRoute(ready, () => known);
  const codes = new Set<string>();
  for (let n = 0; n < 130; n += 1) codes.add(await codeOf("accuracy"));
  expect(codes).toEqual(new Set(["200"]));
});

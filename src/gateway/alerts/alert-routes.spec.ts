import { describe, expect, it } from "vitest";
import { type Access, openAccess } from "#contract/access.ts";
import type { AlertCondition, Alerts, CountingAlert } from "#contract/alerts.ts";
import { answerRoute } from "#gateway/access/answer-route.ts";
import type { RequestContext } from "#gateway/access/request-context.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { createAlertRoutes } from "./alert-routes.ts";
import type { AlertSource } from "./alert-source.ts";

const admin: Access = { ...openAccess, via: "session", role: "admin" };

const state: Alerts = {
  watching: "here",
  fault: null,
  rules: [],
  digests: [],
  timeZone: "UTC",
  targets: [],
  open: [],
  deliveries: [],
};

const delivery = {
  id: "1",
  at: "2026-03-02T06:00:00Z",
  target: "ops",
  kind: "test",
  rule: null,
  counting: null,
  state: "delivered",
  attempts: 1,
  nextAttemptAt: null,
  error: null,
} as const;

const alertOf = (condition: AlertCondition): CountingAlert => ({
  condition,
  raisedAt: "2026-03-02T06:00:00Z",
  solvedAt: null,
  value: null,
});

const conditions: readonly AlertCondition[] = [
  { kind: "verdict", verdict: "late" },
  { kind: "figure", figure: "incidents", is: "at-least", threshold: 5 },
  { kind: "figure", figure: "absolute-value", is: "at-least", threshold: 10_000 },
  { kind: "target", figure: "accuracy" },
  { kind: "target", figure: "net variance" },
  { kind: "target", figure: null },
];

const source: AlertSource = {
  state: async () => state,
  test: async (target) => (target === "ops" ? delivery : null),
  ofCounting: async (id) => (id === "a/b" ? conditions.map(alertOf) : []),
};

/** Answers one request; the API has the countings of one warehouse for those who see that. */
async function ask(
  path: string,
  access: Access,
  { body, from = source }: { body?: object; from?: AlertSource | undefined } = {},
) {
  const asked: string[] = [];
  const routeOf = createAlertRoutes({
    source: from,
    answerApi: async ({ target }) => {
      asked.push(target.path);
      if (target.path !== "/api/v1/countings/a%2Fb") throw new ProblemError("out-of-scope");
      return new Response("lines");
    },
  });
  const route = routeOf(path);
  if (!route) return { status: 404, json: null, asked };
  const request = new Request(`http://gateway${path}`, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
  });
  const context: RequestContext = {
    request,
    target: { path, query: "" },
    basePath: "",
    requestLog: { method: request.method, route: "/*", cache: "none", viewer: "-" },
    address: "",
  };
  try {
    const response = await answerRoute(route, context, { access, who: "-", id: "1" }, () => {});
    return { status: response.status, json: await response.json(), asked };
  } catch (error) {
    if (error instanceof ProblemError) return { status: error.problem.status, json: null, asked };
    throw error;
  }
}

describe("what admins see of the alerts", () => {
  it("is the state, or that there are none", async () => {
    expect((await ask("/api/alerts", admin)).json).toEqual(state);
    const routeOf = createAlertRoutes({ source: undefined, answerApi: async () => new Response() });
    expect(routeOf("/api/alerts")).toBeDefined();
    expect(routeOf("/api/alerts/other")).toBeUndefined();
  });

  it("is refused to everybody else", async () => {
    expect((await ask("/api/alerts", openAccess)).status).toBe(403);
    expect((await ask("/api/alerts/test", openAccess, { body: { target: "ops" } })).status).toBe(
      403,
    );
  });

  it("is tested target by target", async () => {
    expect((await ask("/api/alerts/test", admin, { body: { target: "ops" } })).json).toEqual(
      delivery,
    );
    expect((await ask("/api/alerts/test", admin, { body: { target: "other" } })).status).toBe(400);
  });
});

describe("the alerts of a counting", () => {
  const path = "/api/alerts/counting/a%2Fb";

  it("are for those who see it", async () => {
    const all = await ask(path, openAccess);
    expect([all.json.alerts.length, all.asked]).toEqual([6, []]);
    const scope = { kind: "warehouse", warehouse: "7", name: null } as const;
    const own = await ask(path, { ...openAccess, scope });
    expect([own.json.alerts.length, own.asked]).toEqual([6, ["/api/v1/countings/a%2Fb"]]);
    const other = await ask("/api/alerts/counting/c", { ...openAccess, scope });
    expect(other.status).toBe(403);
  });

  it("say nothing about money where costs are hidden", async () => {
    const { json } = await ask(path, { ...openAccess, hidden: ["costs"] });
    expect(json.alerts.map((alert: CountingAlert) => alert.condition)).toEqual([
      conditions[0],
      conditions[1],
      conditions[3],
    ]);
  });

  it("are refused for what is no id", async () => {
    expect((await ask("/api/alerts/counting/%2e%2e", openAccess)).status).toBe(400);
  });
});

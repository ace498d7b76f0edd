import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { get, json, testGateway } from "#gateway/testing/gateway.ts";
import { readRetryAfter } from "#gateway/upstream/status.ts";
import type { Fetch } from "#gateway/upstream/upstream.ts";

const list = "/api/v1/countings";
const detail = "/api/v1/countings/a";
const log = "/api/v1/products/imports/7/error-log";
const types = "/api/v1/countings/incident_types";

async function ask(target: string, upstream: Fetch) {
  const response = await get(testGateway(upstream).gateway, target);
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(response.headers.get("WWW-Authenticate")).toBeNull();
  expect(text).not.toContain("upstream's words");
  const problem = v.parse(problemSchema, JSON.parse(text));
  expect(problem.status).toBe(response.status);
  return { ...problem, header: response.headers.get("Retry-After") };
}

const withStatus =
  (status: number, headers: HeadersInit = {}): Fetch =>
  async () =>
    new Response(status === 204 || status === 304 ? null : "the upstream's words", {
      status,
      headers: { "Content-Type": "application/json", "WWW-Authenticate": "Basic", ...headers },
    });

describe("an upstream's status", () => {
  test.each([
    [401, 502, "upstream-credentials"],
    [403, 502, "upstream-credentials"],
    [404, 404, "not-found"],
    [410, 404, "not-found"],
    [400, 502, "upstream-rejected"],
    [405, 502, "upstream-rejected"],
    [408, 502, "upstream-rejected"],
    [422, 502, "upstream-rejected"],
    [429, 429, "rate-limited"],
    [500, 503, "upstream-unavailable"],
    [503, 503, "upstream-unavailable"],
    [599, 503, "upstream-unavailable"],
    [302, 502, "upstream-redirect"],
    [304, 502, "upstream-redirect"],
    [204, 502, "upstream-not-json"],
    [206, 502, "upstream-not-json"],
  ])("%i becomes %i %s", async (status, ours, code) => {
    for (const target of [list, detail, types]) {
      expect(await ask(target, withStatus(status))).toMatchObject({ status: ours, code });
    }
  });

  test.each([204, 404, 410])("%i means that a log is no longer available", async (status) => {
    expect(await ask(log, withStatus(status))).toMatchObject({
      status: 404,
      code: "no-longer-available",
    });
  });

  test("a log of null is no longer available", async () => {
    const problem = await ask(log, async () => json(null));
    expect(problem.code).toBe("no-longer-available");
  });

  test("states how long to wait", async () => {
    const answer = await ask(list, withStatus(429, { "Retry-After": "7" }));
    expect([answer.retryAfter, answer.header]).toEqual([7, "7"]);
    const silent = await ask(list, withStatus(503));
    expect([silent.retryAfter, silent.header]).toEqual([15, "15"]);
    const refused = await ask(list, withStatus(400, { "Retry-After": "7" }));
    expect([refused.retryAfter, refused.header]).toEqual([undefined, null]);
  });

  test.each([
    ["120", 120],
    ["Mon, 05 Jan 2026 06:00:30 GMT", 30],
    ["0", 0],
    ["300", 300],
    ["301", 300],
    ["999999999999", 300],
    ["Mon, 05 Jan 2026 05:00:00 GMT", 0],
    ["Mon, 05 Jan 2026 06:04:59 GMT", 299],
    ["Tue, 05 Jan 2027 06:00:00 GMT", 300],
    ["Mon, 99 Jan 2026 06:00:30 GMT", undefined],
    ["soon", undefined],
    ["", undefined],
    ["NaN", undefined],
    ["1e3", undefined],
    ["7.5", undefined],
    ["-5", undefined],
    [null, undefined],
  ])("Retry-After %s is %s", (header, seconds) => {
    expect(readRetryAfter(header, Date.parse("2026-01-05T06:00:00Z"))).toBe(seconds);
  });
});

describe("the log of a failure", () => {
  async function logged(target: string, upstream: Fetch) {
    const { gateway, lines } = testGateway(upstream);
    await (await get(gateway, target)).text();
    const requests = lines.map((line) => JSON.parse(line)).filter(({ route }) => route);
    expect(requests).toHaveLength(1);
    return requests[0];
  }

  test.each([
    [401, "upstream-credentials"],
    [400, "upstream-rejected"],
    [422, "upstream-rejected"],
    [302, "upstream-redirect"],
    [429, "rate-limited"],
    [500, "upstream-unavailable"],
    [404, "not-found"],
  ])("distinguishes the API's %i", async (upstream, code) => {
    for (const target of [list, detail, types]) {
      expect(await logged(target, withStatus(upstream))).toMatchObject({ code, upstream });
    }
  });

  test("logs that an answer was received but unreadable", async () => {
    const html = async () => new Response("<p>", { headers: { "Content-Type": "text/html" } });
    const line = await logged(list, html);
    expect(line).toMatchObject({ status: 502, code: "upstream-not-json", upstream: 200 });
    const keys = "time level method route status ms bytes cache viewer code upstream";
    expect(Object.keys(line).join(" ")).toBe(keys);
  });

  test("names no status where there was no answer", async () => {
    const unreachable = await logged(list, () => Promise.reject(new TypeError("reset")));
    expect(unreachable.code).toBe("upstream-unavailable");
    expect(unreachable).not.toHaveProperty("upstream");
    const ours = await logged("/api/v1/countings?limit=none", withStatus(200));
    expect(ours.code).toBe("bad-request");
    expect(ours).not.toHaveProperty("upstream");
  });

  test("logs nothing about a success", async () => {
    const line = await logged(list, async () => json({ items: [], meta: { total: 0 } }));
    expect(line).not.toHaveProperty("code");
    expect(line).not.toHaveProperty("upstream");
  });
});

describe("an upstream's body", () => {
  const answer =
    (body: string, type = "application/json"): Fetch =>
    async () =>
      new Response(body, { headers: { "Content-Type": type } });

  test.each([
    ["HTML", "<p>the upstream's words", "text/html"],
    ["HTML that says it is JSON", "<p>the upstream's words", "application/json"],
    ["nothing", "", "application/json"],
    ["JSON without its type", "{}", ""],
    ["null", "null", "application/json"],
  ])("%s cannot be read", async (_name, body, type) => {
    for (const target of [list, detail, types]) {
      expect((await ask(target, answer(body, type))).code).toBe("upstream-not-json");
    }
  });

  test.each([
    [list, '{"items":[],"meta":{}}'],
    [list, '{"items":[],"meta":{"total":1}'],
    [types, '[{"name":1}]'],
    [types, "{}"],
    [detail, "[]"],
    [log, "{}"],
    [log, "nul"],
    [log, "<p>"],
  ])("%s refuses %s", async (target, body) => {
    expect((await ask(target, answer(body))).code).toBe("upstream-not-json");
  });

  test("unreachable is unavailable", async () => {
    const problem = await ask(list, () => Promise.reject(new TypeError("the upstream's words")));
    expect(problem).toMatchObject({ status: 503, code: "upstream-unavailable", retryAfter: 15 });
  });
});

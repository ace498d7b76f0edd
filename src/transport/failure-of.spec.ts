import { describe, expect, test } from "vitest";
import { failureOf, staleFailure } from "./failure-of.ts";

const path = "/api/v1/countings";
const problem = {
  type: "about:blank",
  title: "The API refused the credentials",
  status: 502,
  detail: "…",
  code: "upstream-credentials",
};

const answer = (status: number, type: string, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ "Content-Type": type, ...headers }),
});
const asProblem = (status: number) => answer(status, "application/problem+json; charset=utf-8");

describe("with the gateway's problem details", () => {
  test("uses them unchanged", () => {
    const body = JSON.stringify({ ...problem, upstreamStatus: 401 });
    expect(failureOf(asProblem(502), body, path)).toEqual({
      kind: "problem",
      code: "upstream-credentials",
      status: 502,
      upstreamStatus: 401,
      retryAfter: null,
      path,
    });
  });

  test("includes when to retry", () => {
    const body = { ...problem, status: 503, code: "upstream-unavailable", retryAfter: 30 };
    expect(failureOf(asProblem(503), JSON.stringify(body), path)).toMatchObject({
      code: "upstream-unavailable",
      status: 503,
      retryAfter: 30,
    });
  });
});

describe("without problem details", () => {
  test.each([
    ["a proxy's page", answer(502, "text/html"), "<h1>Bad gateway</h1>"],
    ["a problem of another's", asProblem(500), JSON.stringify({ ...problem, code: "other" })],
    ["a problem that is not JSON", asProblem(504), "{"],
    ["a problem with nothing in it", asProblem(503), ""],
    ["JSON of another kind", answer(500, "application/json"), JSON.stringify(problem)],
    ["a proxy that wants a sign-in", answer(401, "text/html"), ""],
    ["a proxy that forbids", answer(403, "text/html"), ""],
    ["a proxy that knows no such place", answer(404, "text/html"), ""],
  ])("%s means that the gateway was not reached", (_, response, body) => {
    expect(failureOf(response, body, path)).toEqual({ kind: "unreachable", path });
  });

  test.each([
    [400, "bad-request"],
    [414, "bad-request"],
    [431, "bad-request"],
    [429, "rate-limited"],
  ])("%d means the same from any server", (status, code) => {
    expect(failureOf(answer(status, "text/plain"), "", path)).toEqual({
      kind: "problem",
      code,
      status,
      upstreamStatus: null,
      retryAfter: null,
      path,
    });
  });

  test.each([
    ["120", 120],
    ["0", 0],
    ["Mon, 02 Mar 2026 06:00:30 GMT", null],
    ["-5", null],
  ])("Retry-After: %s", (header, retryAfter) => {
    const response = answer(429, "text/plain", { "Retry-After": header });
    expect(failureOf(response, "", path)).toMatchObject({ code: "rate-limited", retryAfter });
  });
});

describe("a stale answer", () => {
  test("has the reason of the missing newer one", () => {
    expect(staleFailure(new Headers({ "X-Stale": "rate-limited" }), path)).toEqual({
      kind: "problem",
      code: "rate-limited",
      status: 200,
      upstreamStatus: null,
      retryAfter: null,
      path,
    });
  });

  test("carries when a retry may help", () => {
    const headers = new Headers({ "X-Stale": "rate-limited", "Retry-After": "40" });
    expect(staleFailure(headers, path)).toMatchObject({ retryAfter: 40 });
  });

  test.each([{}, { "X-Stale": "" }, { "X-Stale": "other" }])(
    "is not indicated by %j",
    (headers) => {
      expect(staleFailure(new Headers(headers as HeadersInit), path)).toBeNull();
    },
  );
});

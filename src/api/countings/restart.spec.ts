import { describe, expect, it } from "vitest";
import { FailureError } from "#transport/failure.ts";
import { mustStartOver } from "./restart.ts";

const path = "/api/v1/countings";
const problem = (code: "bad-request" | "upstream-rejected" | "upstream-unavailable") =>
  new FailureError({
    kind: "problem",
    code,
    status: 400,
    upstreamStatus: null,
    retryAfter: null,
    path,
  });

describe("a list starts over", () => {
  it("when a cursor is refused, for further pages or a refresh", () => {
    expect(mustStartOver(problem("bad-request"), [null, null])).toBe(true);
    expect(mustStartOver(null, [null, null, problem("bad-request")])).toBe(true);
    expect(mustStartOver(null, [null, problem("upstream-rejected")])).toBe(true);
  });

  it("not when its start is refused too", () => {
    const refused = problem("bad-request");
    expect(mustStartOver(refused, [refused, refused])).toBe(false);
  });

  it("not for any other failure, nor without one", () => {
    expect(mustStartOver(problem("upstream-unavailable"), [null])).toBe(false);
    expect(mustStartOver(null, [null, new FailureError({ kind: "unreachable", path })])).toBe(
      false,
    );
    expect(mustStartOver(null, [])).toBe(false);
  });
});

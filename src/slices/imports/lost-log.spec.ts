import { expect, test } from "vitest";
import type { ProblemCode } from "#contract/problem.ts";
import { lostLog } from "./lost-log.ts";

const lost = (code: ProblemCode, upstreamStatus: number | null) =>
  lostLog({
    failure: {
      kind: "problem",
      code,
      status: 404,
      upstreamStatus,
      retryAfter: null,
      path: "/api/v1/products/imports/a/error-log",
    },
    at: 0,
  });

test("an unknown id is distinguished from a deleted log", () => {
  expect(lost("no-longer-available", 404)).toBe("unknown");
  for (const status of [410, 204, 200, null]) {
    expect(lost("no-longer-available", status)).toBe("gone");
  }
});

test("other failures do not affect the log", () => {
  expect(lost("bad-request", 404)).toBeNull();
  expect(lostLog({ failure: { kind: "unreachable", path: "/api" }, at: 0 })).toBeNull();
});

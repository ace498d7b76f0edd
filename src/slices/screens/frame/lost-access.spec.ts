import { expect, it } from "vitest";
import type { ProblemCode } from "#contract/problem.ts";
import type { Failure } from "#transport/failure.ts";
import { lostAccess } from "./lost-access.ts";

const problem = (code: ProblemCode): Failure => ({
  kind: "problem",
  code,
  status: 403,
  upstreamStatus: null,
  retryAfter: null,
  path: "/api/v1/countings",
});

it("distinguishes a screen that is out of scope from one whose access ended", () => {
  expect(lostAccess(problem("out-of-scope"))).toBe("outside");
  expect(lostAccess(problem("share-revoked"))).toBe("over");
  expect(lostAccess(problem("share-expired"))).toBe("over");
  expect(lostAccess(problem("access-denied"))).toBe("over");
  // These are the gateway's credentials for the API, not the screen's access to the gateway.
  expect(lostAccess(problem("upstream-credentials"))).toBeNull();
  expect(lostAccess({ kind: "unreachable", path: "/version" })).toBeNull();
});

import { expect, it } from "vitest";
import { FailureError } from "#transport/failure.ts";
import { findingFailed } from "./finding-failed.ts";

it("distinguishes a lost worker, a log that is being replaced and other errors", () => {
  expect(findingFailed(null)).toBe(false);
  expect(findingFailed(new FailureError({ kind: "unreachable", path: "/api" }))).toBe(true);
  expect(findingFailed(new DOMException("The log is closed", "AbortError"))).toBe(false);
  expect(() => findingFailed(new TypeError("ours"))).toThrow("ours");
});

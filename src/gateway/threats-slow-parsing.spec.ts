import { describe, expect, test } from "vitest";
import { accepts } from "./compress.ts";

/** Milliseconds that a parser may take for the longest header that Node's HTTP server lets through. */
const budget = 5;

/** Slightly less than the 16 kB that all headers of a request may have together. */
const length = 15_500;

/** The fastest of three runs, in milliseconds: a busy machine can pause one of them. */
function fastest(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe("a header that blocks the event loop", () => {
  test.each([
    ["blanks", `a${" ".repeat(length)}b`],
    ["tabs", `a${"\t".repeat(length)}b`],
    ["blanks before a parameter", `gzip;${" ".repeat(length)};q=0`],
    ["semicolons", ";".repeat(length)],
    ["commas", ",".repeat(length)],
    ["zeros", `gzip;q=0.${"0".repeat(length)}1`],
  ])("Accept-Encoding of %s", (_, header) => {
    expect(fastest(() => accepts("gzip", header))).toBeLessThan(budget);
  });
});

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createViewers } from "./viewers.ts";

test("counts the viewers of the last minute once each, up to a maximum", () => {
  let now = 0;
  const viewers = createViewers(() => now);
  for (const name of ["a", "b", "a"]) viewers.record(name);
  expect(viewers.count()).toBe(2);
  now = 40_000;
  viewers.record("b");
  now = 70_000;
  expect(viewers.count()).toBe(1);
  for (let n = 0; n < 20_000; n += 1) viewers.record(`made up ${n}`);
  expect(viewers.count()).toBe(10_000);
});

test("long names of invented viewers do not fill the memory", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const usedMegabytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const viewers = createViewers(() => 0);
  const before = usedMegabytes();
  for (let n = 0; n < 10_000; n += 1) {
    // A flat string, as Node reads a header.
    viewers.record(`192.0.2.1 ${Buffer.alloc(12_000, `${n} `).toString("latin1")}`);
  }
  const grown = usedMegabytes() - before;
  expect(viewers.count()).toBe(10_000);
  expect(grown).toBeLessThan(20);
});

import { expect, test } from "vitest";
import { createViewers } from "./viewers.ts";

test("counts who asked within the last minute, once each, and no more than fit", () => {
  let now = 0;
  const viewers = createViewers(() => now);
  for (const name of ["a", "b", "a"]) viewers.seen(name);
  expect(viewers.count()).toBe(2);
  now = 40_000;
  viewers.seen("b");
  now = 70_000;
  expect(viewers.count()).toBe(1);
  for (let n = 0; n < 20_000; n += 1) viewers.seen(`made up ${n}`);
  expect(viewers.count()).toBe(10_000);
});

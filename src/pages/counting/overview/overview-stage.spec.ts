import { expect, test } from "vitest";
import { overviewStage } from "./overview-stage.ts";

const facts = { total: 10, counted: 4, left: 6, active: true };

const stageOf = (change: Partial<typeof facts>, asOf?: number) =>
  overviewStage({ facts: { ...facts, ...change }, asOf });

test("a counting passes from no lines to done", () => {
  expect(stageOf({ total: 0, counted: 0, left: 0 })).toBe("no-lines");
  expect(stageOf({ counted: 0, left: 10 })).toBe("nothing-counted");
  expect(stageOf({})).toBe("running");
  expect(stageOf({ counted: 10, left: 0 })).toBe("done");
});

test("a finished counting is done with lines left, too", () => {
  expect(stageOf({ active: false })).toBe("done");
  expect(stageOf({ active: false, counted: 0, left: 10 })).toBe("done");
  expect(stageOf({ active: false, total: 0, counted: 0, left: 0 })).toBe("no-lines");
});

test("a replay has all sections at any instant", () => {
  expect(stageOf({ counted: 0, left: 10 }, 1)).toBe("running");
});

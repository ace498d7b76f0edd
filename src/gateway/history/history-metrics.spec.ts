import { expect, test } from "vitest";
import { historyMetrics } from "./history-metrics.ts";
import { sampleProgress } from "./testing/sample-progress.ts";

test("a number that is not known yet is left out", () => {
  const told = (total: number | null) => {
    const progress = { ...sampleProgress, read: 4, total };
    return historyMetrics({ process: { engine: "ready", progress }, fault: null });
  };
  expect(told(10)).toContain("countboard_history_countings_wanted 10");
  expect(told(null)).toContain("countboard_history_countings 4");
  expect(told(null).join()).not.toContain("history_countings_wanted");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { someLineFacts } from "#testing/samples.ts";
import { CountingContext } from "./counting-context.ts";
import { type LineFacts, lineFacts } from "./line-facts.ts";
import { LineTotaller } from "./line-totals.ts";
import { stalledLines } from "./stalled.ts";
import { defaultViewSettings } from "./view-settings.ts";
import { isInQueue, queueLengths, type WorkQueue, workQueues } from "./work-queues.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

function queuesOf(line: LineFacts, at: number | null = now): WorkQueue[] {
  const countingContext = new CountingContext();
  for (const one of [line, counted({ productId: "p-2", difference: -1 })]) countingContext.add(one);
  return workQueues.filter((queue) =>
    isInQueue(line, queue, { countingContext, medianDuration: null, now: at }),
  );
}

const counted = (changes: Partial<LineFacts>) =>
  someLineFacts({ startedAt: now - hour, finishedAt: now, countedStock: 9, ...changes });

describe("a line is in the queues", () => {
  test.each<[string, LineFacts, WorkQueue[]]>([
    ["none when all is well", counted({ difference: 0 }), []],
    ["not counted", someLineFacts(), ["not-counted"]],
    [
      "stalled and not counted",
      someLineFacts({ startedAt: now - hour }),
      ["stalled", "not-counted"],
    ],
    ["undocumented", counted({ difference: 1 }), ["undocumented"]],
    ["none once documented", counted({ difference: 1, documented: true }), []],
    ["misplaced", counted({ difference: 1, documented: true, productId: "p-2" }), ["misplaced"]],
    ["pack hint", counted({ difference: 12, documented: true, packagingUnit: 12 }), ["pack-hint"]],
    ["incident", counted({ difference: 0, hasIncident: true }), ["incident"]],
    [
      "recount worsened",
      counted({ difference: 3, prevCountedStock: 1, prevDifference: 2, documented: true }),
      ["recount-worse"],
    ],
    [
      "recount turned",
      counted({ difference: -1, prevCountedStock: 1, prevDifference: 2, documented: true }),
      ["recount-worse"],
    ],
    [
      "none when the recount reduced it",
      counted({ difference: 1, prevCountedStock: 1, prevDifference: 2, documented: true }),
      [],
    ],
  ])("%s", (_, line, queues) => {
    expect(queuesOf(line)).toEqual(queues);
  });

  test("but not stalled while the time is unknown", () => {
    expect(queuesOf(someLineFacts({ startedAt: now - hour }), null)).toEqual(["not-counted"]);
  });
});

test("totals have each queue's length", () => {
  fc.assert(
    fc.property(fc.array(anyLine.map(lineFacts)), (lines) => {
      const countingContext = new CountingContext();
      for (const line of lines) countingContext.add(line);
      const { medianDuration, startsInProgress } = countingContext.totals();
      const totaller = new LineTotaller(defaultViewSettings, countingContext);
      for (const line of lines) totaller.add(line);
      const stalled = stalledLines(startsInProgress, medianDuration, now);
      const context = { countingContext, medianDuration, now };
      const counts = workQueues.map((queue) => [
        queue,
        lines.filter((line) => isInQueue(line, queue, context)).length,
      ]);
      expect(queueLengths(totaller.totals(), stalled)).toEqual(Object.fromEntries(counts));
    }),
  );
});

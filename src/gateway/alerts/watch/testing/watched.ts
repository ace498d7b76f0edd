import type { AlertVerdict } from "#contract/alerts.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { noLines } from "#domain/groups/group-totals.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import type { WatchedCounting } from "#gateway/alerts/watch/look.ts";

/** A rule with the times of a file that says nothing of them. */
export function someRule(rule: Partial<WatchRule> & Pick<WatchRule, "condition">): WatchRule {
  return {
    name: "rule",
    warehouses: [],
    classes: [],
    lines: { from: null, to: null },
    targets: ["hook"],
    isQuiet: false,
    margin: 0,
    raiseAfterMs: 0,
    solveAfterMs: 15 * minute,
    ...rule,
  };
}

interface Watched {
  readonly id?: string;
  readonly code?: string;
  readonly verdict?: Extract<AlertVerdict, "overdue" | "all-counted">;
  readonly left?: number;
  readonly total?: number;
  readonly isActive?: boolean;
  /** Without it the lines are not read. */
  readonly undocumented?: number;
}

/** A counting of 1000 lines, of which 10 are left, as one look sees it. */
export function watched({
  id = "1",
  code = "MAD-01",
  verdict,
  left = 10,
  total = 1000,
  isActive = true,
  undocumented,
}: Watched): WatchedCounting {
  const startedAt = Date.parse("2026-11-30T06:00:00Z");
  const conclusions: Record<"overdue" | "all-counted" | "other", Conclusion> = {
    overdue: { kind: "overdue", by: minute, stalledSince: null, end: null, isVague: false },
    "all-counted": { kind: "all-counted", overdueBy: null },
    other: { kind: "too-early", counted: 0 },
  };
  const sums = {
    ...noLines,
    incidents: 0,
    undocumented: undocumented ?? 0,
    undocumentedValue: "0",
  };
  return {
    named: { id, warehouse: "Madrid", code, startedAt: new Date(startedAt).toISOString() },
    briefed: {
      id,
      warehouse: "Madrid",
      facts: {
        startedAt,
        endsAt: startedAt + 600 * minute,
        active: isActive,
        total,
        counted: total - left,
        left,
        discrepancies: 0,
        incidents: 0,
        record: null,
      },
      conclusion: isActive ? conclusions[verdict ?? "other"] : { kind: "finished", left },
      speedUp: null,
      act: null,
      rate: null,
      behind: null,
      findings: null,
    },
    calendar: roundTheClock,
    totals:
      undocumented === undefined
        ? null
        : { all: sums, byClass: { A: sums, B: sums, C: sums, none: sums } },
    targets: null,
  };
}

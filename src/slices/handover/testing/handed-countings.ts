import type { CountingFacts } from "#domain/counting/facts.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { PeopleTotaller } from "#domain/groups/people.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import { ChangesTotaller } from "#domain/replay/changes.ts";
import { ZoneAssignments } from "#domain/rescue/zone-assignments.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { CostlyLine, HandedCounting } from "#slices/handover/rules/handover.ts";
import { seenRecord, someCountingFacts } from "#testing/samples.ts";

/** When the handover takes place, in milliseconds since 1970. */
export const handedAt = Date.parse("2026-03-02T14:00:00Z");
export const handedSpan = { from: handedAt - 4 * hour, to: handedAt };

/** A counting of a handover, with these lines. */
export function handed(
  id: string,
  lines: readonly LineFacts[],
  changes: { facts?: Partial<CountingFacts>; costliest?: readonly CostlyLine[] } = {},
): HandedCounting {
  const totals = new LineTotaller();
  const people = new PeopleTotaller();
  const changed = new ChangesTotaller(handedSpan, defaultViewSettings);
  const assignments = new ZoneAssignments();
  const evaluation = new LineEvaluation(defaultViewSettings, null);
  for (const line of lines) {
    totals.add(line);
    people.add(line, evaluation.read(line));
    changed.add(line, { documentedAt: null, reportedAt: null });
    assignments.add(zoneOf(line.locationCode), line);
  }
  const known = someCountingFacts(changes.facts);
  const facts = { ...known, record: known.record ?? seenRecord(handedAt, known.counted) };
  return {
    id,
    warehouse: "Valencia Norte",
    facts,
    outlook: outlookOf(facts, handedAt, roundTheClock),
    calendar: roundTheClock,
    changes: changed.changes(),
    totals: totals.totals(),
    assignments: assignments.list(),
    people: people.people(),
    costliest: changes.costliest ?? [],
  };
}

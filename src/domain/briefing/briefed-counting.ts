import type { Counting } from "#contract/counting.ts";
import { conclude } from "#domain/counting/conclusion.ts";
import { rateOfHeader } from "#domain/counting/counting-rate.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { BriefedCounting } from "./briefing.ts";
import type { LineFindings } from "./line-findings.ts";

/**
 * A counting by its header, with the conclusion of its row in the list.
 * @param now milliseconds since 1970
 * @param findings `null` while its lines are not read
 */
export function briefedCounting(
  counting: Counting,
  { now, calendar }: { now: number; calendar: WorkCalendar },
  findings: LineFindings | null,
): BriefedCounting {
  const facts = countingFacts(counting);
  const rate = rateOfHeader(facts, now, calendar);
  return {
    id: counting.id,
    warehouse: counting.warehouse.name,
    facts,
    conclusion: conclude(facts, now, calendar, rate),
    average: rate.average,
    findings,
  };
}

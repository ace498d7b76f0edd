import type { Hidden, Scope } from "#contract/access.ts";
import { PeopleTotaller } from "#domain/groups/people.ts";
import { type Person, personActivity } from "#domain/groups/person.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { LineTotaller, type LineTotals } from "#domain/lines/line-totals.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import { type ZoneAssignment, ZoneAssignments } from "#domain/rescue/zone-assignments.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** A person who has stopped counting. */
export interface IdlePerson {
  readonly id: number;
  /** `null` for a person without a name, and when names are left out. */
  readonly username: string | null;
}

/** Facts from the lines of an active counting that its header lacks, at the moment they were read. */
export interface LineFindings {
  /** Discrepancies without documentation. */
  readonly undocumented: number;
  /** Their absolute value, exact, in plain notation; `null` when costs are left out. */
  readonly undocumentedValue: string | null;
  /** People who finished a line in the last 60 working minutes. */
  readonly people: number;
  /** In order of first appearance. */
  readonly idle: readonly IdlePerson[];
  /** What a rescue plan needs: the people by what they finished, and who counts in which zone. */
  readonly counters: readonly Pick<Person, "firstStart" | "finishes">[];
  readonly assignments: readonly ZoneAssignment[];
  /** Lines left of products that were wrong again and again in the counts before; `null` while that is not known. */
  readonly wrongAgain: number | null;
  /** When the lines were read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** What the findings are made of; it depends neither on time nor on working hours. */
interface Read {
  readonly totals: Pick<LineTotals, "undocumented" | "queueValues">;
  readonly people: readonly Person[];
  readonly assignments: readonly ZoneAssignment[];
  readonly wrongAgain: number | null;
}

/** All lines of a counting, read one by one. */
export interface LinesRead extends Read {
  readonly totals: LineTotals;
}

/** @param now when the lines were read, in milliseconds since 1970 */
export function lineFindings(
  { totals, people, assignments, wrongAgain }: Read,
  now: number,
  calendar: WorkCalendar,
): LineFindings {
  const active = people.map((person) => ({
    person,
    activity: personActivity(person, { active: true, now, calendar }),
  }));
  return {
    undocumented: totals.undocumented,
    undocumentedValue: totals.queueValues.undocumented,
    people: active.filter(({ activity }) => (activity.rateHour ?? 0) > 0).length,
    idle: active
      .filter(({ activity }) => activity.idle)
      .map(({ person: { key, name } }) => ({ id: key, username: name })),
    counters: people,
    assignments,
    wrongAgain,
    readAt: now,
  };
}

/** Reads lines one by one where nothing else is asked of them. */
export class FindingsTotaller {
  private readonly evaluation = new LineEvaluation(defaultViewSettings, null);
  private readonly totals = new LineTotaller();
  private readonly people = new PeopleTotaller();
  private readonly assignments = new ZoneAssignments();
  private readonly suspects: ReadonlySet<string> | null;
  private suspectsLeft = 0;

  /** @param suspects codes of products that were wrong again and again; `null` where they are not known */
  constructor(suspects: ReadonlySet<string> | null = null) {
    this.suspects = suspects;
  }

  add(line: LineFacts): void {
    const evaluation = this.evaluation.read(line);
    if (evaluation.state !== "counted" && this.suspects?.has(line.productCode)) {
      this.suspectsLeft += 1;
    }
    this.totals.addEvaluated(line, evaluation);
    this.people.add(line, evaluation);
    this.assignments.add(zoneOf(line.locationCode), line);
  }

  read(): LinesRead {
    return {
      totals: this.totals.totals(),
      people: this.people.people(),
      assignments: this.assignments.list(),
      wrongAgain: this.suspects && this.suspectsLeft,
    };
  }
}

/** The findings without the data that is hidden from a viewer. The history is not for viewers of single countings. */
export function redactedFindings(
  findings: LineFindings,
  { scope, hidden }: { readonly scope: Scope; readonly hidden: readonly Hidden[] },
): LineFindings {
  const isOfHistory = scope.kind === "all" || scope.kind === "warehouse";
  return {
    ...findings,
    ...(!isOfHistory && { wrongAgain: null }),
    ...(hidden.includes("costs") && { undocumentedValue: null }),
    ...(hidden.includes("names") && {
      idle: findings.idle.map(({ id }) => ({ id, username: null })),
    }),
  };
}

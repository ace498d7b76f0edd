import { attentionOf } from "#domain/counting/conclusion.ts";
import type { CountingFacts } from "#domain/counting/facts.ts";
import type { Outlook } from "#domain/counting/outlook.ts";
import { sumOfTexts } from "#domain/decimal/decimal.ts";
import { type Person, personActivity } from "#domain/groups/person.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import type { LookFirst } from "#domain/recount/look-first.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import { openZones, zonesFor } from "#domain/rescue/open-zones.ts";
import type { ZoneAssignment } from "#domain/rescue/zone-assignments.ts";
import { countUpTo } from "#domain/time/instants.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** A discrepancy without documentation. */
export interface CostlyLine {
  readonly id: number;
  readonly countingId: string;
  readonly code: string;
  readonly description: string;
  readonly location: string;
  /** In units. */
  readonly expected: number | null;
  readonly counted: number | null;
  readonly difference: number | null;
  /** At cost, exact, in plain notation; `null` when costs are left out. */
  readonly value: string | null;
  readonly lookFirst: LookFirst | null;
}

/** A counting, active or finished in the span, read with its lines. */
export interface HandedCounting {
  readonly id: string;
  /** Name of its warehouse. */
  readonly warehouse: string;
  readonly facts: CountingFacts;
  readonly outlook: Outlook;
  readonly calendar: WorkCalendar;
  /** In the span of the handover. */
  readonly changes: Changes;
  readonly totals: LineTotals;
  readonly assignments: readonly ZoneAssignment[];
  readonly people: readonly Person[];
  /** Its costliest undocumented discrepancies, largest first. */
  readonly costliest: readonly CostlyLine[];
}

/** A zone with lines left. */
interface OpenZone {
  readonly zone: string;
  readonly left: number;
  /** The person whose line was finished there last; `null` before the first. */
  readonly last: { readonly person: number; readonly at: number } | null;
}

/** A person with lines of the warehouse's active countings. */
interface HandedPerson {
  readonly id: number;
  readonly username: string | null;
  /** Lines finished in the span. */
  readonly since: number;
  /** Lines finished in the last 60 working minutes. */
  readonly lastHour: number;
  readonly left: number;
  readonly isIdle: boolean;
}

/** Something that the next shift has to do; values are absolute, at cost, `null` when costs are left out. */
export type HandoverTask =
  | {
      readonly kind: "count";
      /** The counting with these zones; `null` where it is the only one with lines left. */
      readonly of: Pick<CountingFacts, "startedAt" | "total"> | null;
      readonly left: number;
      readonly zones: readonly string[];
    }
  | {
      readonly kind: "misplaced" | "undocumented" | "recounts" | "pack-hints";
      readonly lines: number;
      readonly value: string | null;
    }
  | { readonly kind: "incidents"; readonly lines: number }
  /** Everything of it is counted. */
  | {
      readonly kind: "close";
      readonly count: Pick<CountingFacts, "startedAt" | "total">;
      readonly undocumented: number;
    };

export interface Handover {
  readonly counted: number;
  readonly discrepancies: number;
  readonly discrepancyValue: string | null;
  readonly documented: number;
  readonly incidents: number;
  readonly undocumented: number;
  readonly undocumentedValue: string | null;
  /** Differences of countings that finished in the span without a reason. */
  readonly closedUndocumented: number;
  readonly left: number;
  readonly tasks: readonly HandoverTask[];
  /** Over all countings, largest first. */
  readonly costliest: readonly CostlyLine[];
  /** Most lines left first. */
  readonly zones: readonly OpenZone[];
  /** Slowest of the last hour first, then those without lines left. */
  readonly people: readonly HandedPerson[];
}

/**
 * What one shift hands to the next: what was done, over all countings, and what is left to do, over the active ones.
 * @param now milliseconds since 1970
 */
export function handoverOf(
  countings: readonly HandedCounting[],
  span: Span,
  now: number,
): Handover {
  const changes = countings.map((one) => one.changes);
  const count = (field: "counted" | "discrepancies" | "documented" | "incidents") =>
    changes.reduce((sum, one) => sum + one[field], 0);
  const active = countings.filter(({ facts }) => facts.active);
  const totals = active.map((one) => one.totals);
  const sum = (of: (one: LineTotals) => number | null) =>
    totals.reduce((so, one) => so + (of(one) ?? 0), 0);
  const zones = zonesWithLast(active);
  const left = sum((one) => one.left);
  return {
    counted: count("counted"),
    discrepancies: count("discrepancies"),
    discrepancyValue: sumOfTexts(changes.map((one) => one.absoluteValue)),
    documented: count("documented"),
    incidents: count("incidents"),
    undocumented: sum((one) => one.undocumented),
    undocumentedValue: sumOfTexts(totals.map((one) => one.queueValues.undocumented)),
    closedUndocumented: countings
      .filter(({ facts }) => !facts.active)
      .reduce((so, one) => so + one.totals.undocumented, 0),
    left,
    tasks: [...firstTask(active, now), ...tasksOf(active, count("incidents"))],
    costliest: active.flatMap((one) => one.costliest).toSorted(largestFirst),
    zones,
    people: handedPeople(active, span, now),
  };
}

/** Orders countings by the attention that they need: overdue ones are 0, other trouble is 1, all others are 2. */
export function attentionRank({ outlook }: Pick<HandedCounting, "outlook">): number {
  return ["overdue", "warning", null].indexOf(attentionOf(outlook.conclusion));
}

/** Zones that a task names. */
const maxZones = 2;

function tasksOf(countings: readonly HandedCounting[], incidents: number): readonly HandoverTask[] {
  const totals = countings.map((one) => one.totals);
  const queue = (
    kind: "misplaced" | "undocumented" | "recounts" | "pack-hints",
    value: keyof LineTotals["queueValues"],
    of: (one: LineTotals) => number,
  ): readonly HandoverTask[] => {
    const lines = totals.reduce((sum, one) => sum + of(one), 0);
    if (lines === 0) return [];
    return [{ kind, lines, value: sumOfTexts(totals.map((one) => one.queueValues[value])) }];
  };
  const closable = countings.filter(({ outlook }) => outlook.conclusion.kind === "all-counted");
  return [
    ...queue("misplaced", "misplaced", (one) => one.misplaced ?? 0),
    ...queue("undocumented", "undocumented", (one) => one.undocumented),
    ...queue("pack-hints", "pack-hint", (one) => one.packHints),
    ...queue("recounts", "recount-worse", ({ recounts }) => recounts.worsened + recounts.turned),
    ...(incidents > 0 ? [{ kind: "incidents" as const, lines: incidents }] : []),
    ...closable.map(({ facts: { startedAt, total }, totals: { undocumented } }) => ({
      kind: "close" as const,
      count: { startedAt, total },
      undocumented,
    })),
  ];
}

/** Where the rescue plan sends the next people: of the first counting that needs the most attention. */
function firstTask(countings: readonly HandedCounting[], now: number): readonly HandoverTask[] {
  const open = countings.filter(({ totals }) => totals.left > 0);
  const rank = Math.min(...open.map(attentionRank));
  const first = open.find((one) => attentionRank(one) === rank);
  if (!first) return [];
  const { assignments, calendar, facts } = first;
  const zones = zonesFor(openZones(assignments, now, calendar), maxZones);
  if (zones.length === 0) return [];
  return [
    {
      kind: "count",
      of: open.length > 1 ? { startedAt: facts.startedAt, total: facts.total } : null,
      left: zones.reduce((sum, zone) => sum + zone.left, 0),
      zones: zones.map(({ zone }) => zone),
    },
  ];
}

function zonesWithLast(countings: readonly HandedCounting[]): readonly OpenZone[] {
  const zones = new Map<string, OpenZone>();
  for (const { zone, person, left, finishes } of countings.flatMap(
    ({ assignments }) => assignments,
  )) {
    const known = zones.get(zone) ?? { zone, left: 0, last: null };
    const lastFinish = finishes.at(-1) ?? null;
    const isLater = lastFinish !== null && lastFinish > (known.last?.at ?? 0);
    zones.set(zone, {
      zone,
      left: known.left + left,
      last: isLater ? { person, at: lastFinish } : known.last,
    });
  }
  return [...zones.values()]
    .filter(({ left }) => left > 0)
    .sort((one, other) => other.left - one.left);
}

function handedPeople(
  countings: readonly HandedCounting[],
  { from, to }: Span,
  now: number,
): readonly HandedPerson[] {
  const people = new Map<number, HandedPerson>();
  for (const { people: own, facts, calendar } of countings) {
    for (const person of own) {
      const { finishes, left } = person;
      const { rateHour, idle } = personActivity(person, { active: facts.active, now, calendar });
      const known = people.get(person.key);
      people.set(person.key, {
        id: person.key,
        username: known?.username ?? person.name,
        since: (known?.since ?? 0) + countUpTo(finishes, to) - countUpTo(finishes, from),
        lastHour: (known?.lastHour ?? 0) + (rateHour ?? 0),
        left: (known?.left ?? 0) + left,
        isIdle: idle && (known?.isIdle ?? true),
      });
    }
  }
  return [...people.values()].sort(
    (one, other) =>
      Number(other.left > 0) - Number(one.left > 0) ||
      one.lastHour - other.lastHour ||
      other.since - one.since,
  );
}

/** By value, and by units where that is the same: hidden, or 0. */
function largestFirst(one: CostlyLine, other: CostlyLine): number {
  const value = (line: CostlyLine) => Math.abs(Number(line.value));
  const units = ({ difference }: CostlyLine) => Math.abs(difference ?? 0);
  return value(other) - value(one) || units(other) - units(one);
}

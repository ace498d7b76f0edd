import { addsUp, usableDeadline } from "#domain/counting/facts.ts";
import { type LineCheck, lineChecks } from "#domain/lines/line-checks.ts";
import type { Format } from "#format/format.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { unexplainedDisagreements } from "./unexplained-disagreements.ts";

/** Something in a counting's data that does not fit together. */
export interface Oddity {
  readonly name: string;
  /** The consequence on the page; empty without one. */
  readonly note: string;
  /** Number of lines; `null` where it concerns none. */
  readonly lines: number | null;
}

/** A check that applies to some lines. */
export interface FoundCheck {
  readonly check: LineCheck;
  readonly lines: number;
}

export function foundChecks({ checks }: CountingModel["loaded"]): readonly FoundCheck[] {
  return lineChecks
    .map((check) => ({ check, lines: checks[check] }))
    .filter(({ lines }) => lines > 0);
}

const kinds = [
  "finishedWithoutCount",
  "differenceBeforeCount",
  "futureFinish",
  "repeated",
  "ofAnotherCounting",
] as const;

/** Contradictions in the data: totals first, then lines. */
export function oddities(
  { facts, loaded }: Pick<CountingModel, "facts" | "loaded">,
  t: OverviewMessages["dataChecks"],
  format: Format,
): readonly Oddity[] {
  const { counted, left, total } = facts;
  const totals = unexplainedDisagreements(loaded.faults.length, loaded.disagreements).map(
    ({ figure, header, lines }) => ({
      name: t.disagree(t.figure[figure], format.number(header), format.number(lines)),
      note: t.disagreeConsequence,
      lines: Math.abs(header - lines),
    }),
  );
  const sum = {
    name: t.doesNotAddUp(format.number(counted), format.number(left), format.number(total)),
    note: "",
    lines: Math.abs(total - counted - left),
  };
  const window = { name: t.noWindow, note: "", lines: null };
  const lines = kinds.map((kind) => {
    const count = loaded.quality[kind];
    return { name: t.lines[kind](format.number(count), count), note: t.asSent, lines: count };
  });
  return [
    ...totals,
    ...(addsUp(facts) ? [] : [sum]),
    ...(usableDeadline(facts) === null ? [window] : []),
    ...lines.filter(({ lines: count }) => count > 0),
  ];
}

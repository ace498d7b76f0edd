import type { CountingResult, IncidentCount } from "./count-incidents.ts";

type Counted = Extract<CountingResult, { kind: "counted" }>;
type Failed = Extract<CountingResult, { kind: "failed" }>;

/** The result of a count so far. */
export interface Summary {
  readonly counted: readonly Counted[];
  readonly failed: readonly Failed[];
  /** Lines with an incident. */
  readonly lines: number;
  /** Lines that could not be read. */
  readonly unreadable: number;
  /** The gateway's time when the last counting was searched; `null` before the first. */
  readonly at: number | null;
  readonly running: boolean;
  /** Whether the figures mean anything: only after the first counting was counted, unless there is none. */
  readonly answered: boolean;
  /** Whether something is missing: the count was cancelled, or something failed to load or was unreadable. */
  readonly partial: boolean;
}

export function summaryOf({ phase, found, results }: IncidentCount): Summary {
  const counted = results.filter((result) => result.kind === "counted");
  const failed = results.filter((result) => result.kind === "failed");
  const sum = (of: (result: Counted) => number) => counted.reduce((all, one) => all + of(one), 0);
  const unreadable = sum((result) => result.unreadable);
  const unfound = found !== null && (!found.whole || found.unreadable > 0);
  const running = phase === "finding" || phase === "reading";
  return {
    counted,
    failed,
    lines: sum(({ incidents }) => incidents.length),
    unreadable,
    at: counted.at(-1)?.at ?? null,
    running,
    answered: counted.length > 0 || (phase === "done" && found?.active.length === 0 && !unfound),
    partial: phase === "stopped" || (!running && unfound) || failed.length > 0 || unreadable > 0,
  };
}

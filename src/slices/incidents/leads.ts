import type { Format } from "#format/format.ts";
import type { IncidentCount } from "./count-incidents.ts";
import type { IncidentMessages } from "./messages.ts";
import type { Summary } from "./summary.ts";

/** Sentences about data missing from a count; `null` without any. */
export interface Leads {
  readonly stopped: string | null;
  /** Countings that were not searched. */
  readonly unfound: string | null;
  /** Unreadable entries of the list. */
  readonly unreadable: string | null;
  /** Countings whose lines could not be loaded. */
  readonly failed: string | null;
  readonly unreadableLines: string | null;
}

export function leadsOf(
  { phase, found, results }: IncidentCount,
  { failed, unreadable, running }: Summary,
  { t, format }: { t: IncidentMessages["notices"]; format: Format },
): Leads {
  const total = found?.active.length ?? 0;
  // A cancelled search ends early; the cancellation is announced already.
  const walked = phase === "done" || results.length > 0 || found?.whole === true;
  const unfound = () => {
    if (running || !found || found.whole || !walked) return null;
    if (found.total === null) return t.notFound;
    return t.notAllFound(found.total, format.number(found.checked), format.number(found.total));
  };
  const stopped = () =>
    walked ? t.stopped(total, format.number(results.length), format.number(total)) : t.stoppedEarly;
  return {
    stopped: phase === "stopped" ? stopped() : null,
    unfound: unfound(),
    unreadable:
      !running && found?.unreadable
        ? t.unreadable(found.unreadable, format.number(found.unreadable))
        : null,
    failed: failed.length
      ? t.failed(total, format.number(failed.length), format.number(total))
      : null,
    unreadableLines: unreadable ? t.unreadableLines(unreadable, format.number(unreadable)) : null,
  };
}

/** Screen reader text for a finished count: its figures, if any, and what they are missing. */
export function spokenResult(
  { answered, lines, counted }: Summary,
  leads: Leads,
  { t, format }: { t: IncidentMessages; format: Format },
): string {
  const figures = t.announceCounted(
    lines,
    format.number(lines),
    counted.length,
    format.number(counted.length),
  );
  const missing = Object.values(leads).filter((lead) => lead !== null);
  return [...(answered ? [figures] : []), ...missing].join(" ");
}

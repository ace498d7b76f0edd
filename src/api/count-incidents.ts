import type { Counting } from "#contract/counting.ts";
import type { IncidentLine } from "#domain/groups/incident-groups.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import type { LineStore } from "#lines/line-store.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { nowOf } from "#transport/freshness.ts";
import type { ActiveCountings } from "./countings/active-countings.ts";

/** Result for one counting. */
export type CountingResult =
  | {
      readonly kind: "counted";
      /** The header that was loaded with the lines. */
      readonly counting: Counting;
      readonly incidents: readonly IncidentLine[];
      /** Lines that could not be read and are excluded. */
      readonly unreadable: number;
      /** The gateway's time when the lines had been counted. Milliseconds since 1970. */
      readonly at: number;
    }
  | { readonly kind: "failed"; readonly counting: Counting; readonly failure: Failure };

/** Progress of counting the incidents of the active countings. */
export interface IncidentCount {
  readonly phase: "finding" | "counting" | "stopped" | "done";
  /** The active countings found so far; `null` before the list's first page. */
  readonly found: ActiveCountings | null;
  /** Results so far, in the order of the active countings. */
  readonly results: readonly CountingResult[];
}

/** Dependencies: the search for active countings, and their lines. */
export interface IncidentSources {
  readonly find: (search: {
    readonly since: string;
    readonly signal: AbortSignal;
    readonly onPage: (progress: ActiveCountings) => void;
  }) => Promise<ActiveCountings>;
  readonly open: (id: string) => LineStore;
}

/**
 * Counts the incidents of every active counting, one at a time. A counting that fails is recorded and the rest
 * continues; an abort keeps what was counted and ends as `stopped`, as does any other error.
 * @param since ISO instant: older countings are excluded
 * @param onChange called on every change, including the last
 * @throws any error except failures to load and the abort
 */
export async function countIncidents(
  { find, open }: IncidentSources,
  {
    since,
    signal,
    onChange,
  }: { since: string; signal: AbortSignal; onChange: (count: IncidentCount) => void },
): Promise<void> {
  let count: IncidentCount = { phase: "finding", found: null, results: [] };
  const change = (next: Partial<IncidentCount>) => {
    count = { ...count, ...next };
    onChange(count);
  };
  change({});
  try {
    const found = await find({ since, signal, onPage: (progress) => change({ found: progress }) });
    change({ phase: "counting", found });
    for (const counting of found.active) {
      const result = await countIncidentsOf(counting, open, signal);
      change({ results: [...count.results, result] });
    }
    change({ phase: "done" });
  } catch (error) {
    change({ phase: "stopped" });
    if (!signal.aborted) throw error;
  }
}

/** The lines stay in a separate worker; only those with an incident leave it. */
async function countIncidentsOf(
  counting: Counting,
  open: IncidentSources["open"],
  signal: AbortSignal,
): Promise<CountingResult> {
  signal.throwIfAborted();
  const store = open(counting.id);
  try {
    const loaded = await store.load(signal);
    const order = await store.order({
      filter: { part: "incidents" },
      sorts: [],
      view: defaultViewSettings,
    });
    const rows = await store.rows(order, {
      from: 0,
      to: order.rows.length,
      fields: ["incident.type.name", "location.code"],
    });
    return {
      kind: "counted",
      counting: loaded.counting,
      incidents: rows.map((row) => ({
        type: row["incident.type.name"] ?? null,
        zone: zoneOf(row["location.code"] ?? ""),
      })),
      unreadable: loaded.faults.length,
      at: nowOf(loaded.freshness),
    };
  } catch (error) {
    if (signal.aborted || !(error instanceof FailureError)) throw error;
    return { kind: "failed", counting, failure: error.failure };
  } finally {
    store.close();
  }
}

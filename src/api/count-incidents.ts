import type { Counting } from "#contract/counting.ts";
import type { IncidentLine } from "#domain/groups/incident-groups.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LineStore } from "#lines/line-store.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { nowOf } from "#transport/freshness.ts";
import type { ActiveCountings, findActiveCountings } from "./active-countings.ts";

/** What came of looking through one counting's lines. */
export type CountingResult =
  | {
      readonly kind: "counted";
      /** The newest header, which belongs to the lines. */
      readonly counting: Counting;
      readonly places: readonly IncidentLine[];
      /** Lines that could not be read and are left out. */
      readonly unreadable: number;
      /** The gateway's time when the lines had been looked through. Milliseconds since 1970. */
      readonly at: number;
    }
  | { readonly kind: "failed"; readonly counting: Counting; readonly failure: Failure };

/** How far counting the incidents of the active countings has come. */
export interface IncidentCount {
  readonly phase: "finding" | "counting" | "stopped" | "done";
  /** What is known of the active countings; `null` before the list's first page. */
  readonly found: ActiveCountings | null;
  /** Of the active countings, in their order, as far as it has come. */
  readonly results: readonly CountingResult[];
}

/** How the active countings are found and their lines reached. */
export interface IncidentSources {
  readonly find: typeof findActiveCountings;
  readonly open: (id: string) => LineStore;
}

/**
 * Looks through the lines of every active counting, one after the other. A counting that fails is noted and
 * the rest goes on; an abort keeps what was counted and ends as `stopped`, as does an error of any other kind.
 * @param since ISO instant: older countings are not looked for
 * @param onChange hears every step, the last one too
 * @throws any error but a failure to load and the abort
 */
export async function countIncidents(
  { find, open }: IncidentSources,
  since: string,
  signal: AbortSignal,
  onChange: (count: IncidentCount) => void,
): Promise<void> {
  let count: IncidentCount = { phase: "finding", found: null, results: [] };
  const change = (next: Partial<IncidentCount>) => {
    count = { ...count, ...next };
    onChange(count);
  };
  change({});
  try {
    const found = await find(since, signal, (so) => change({ found: so }));
    change({ phase: "counting", found });
    for (const counting of found.active) {
      const result = await lookThrough(counting, open, signal);
      change({ results: [...count.results, result] });
    }
    change({ phase: "done" });
  } catch (error) {
    change({ phase: "stopped" });
    if (!signal.aborted) throw error;
  }
}

/** The lines stay in a worker of their own, however many they are; only those with an incident leave it. */
async function lookThrough(
  counting: Counting,
  open: IncidentSources["open"],
  signal: AbortSignal,
): Promise<CountingResult> {
  signal.throwIfAborted();
  const store = open(counting.id);
  try {
    const loaded = await store.load(signal);
    const view = defaultViewSettings;
    const order = await store.order(everyLine, [{ field: "hasIncident", descending: true }], view);
    const { totals } = await store.aggregates(everyLine, view);
    const rows = await store.rows(order, 0, totals.incidents, [
      "incident.type.name",
      "location.code",
    ]);
    return {
      kind: "counted",
      counting: loaded.counting,
      places: rows.map((row) => ({
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

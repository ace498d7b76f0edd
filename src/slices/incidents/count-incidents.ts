import type { ActiveCountings } from "#api/countings/active-countings.ts";
import { type ActiveReading, readActiveCountings } from "#api/countings/read-active.ts";
import type { Counting } from "#contract/counting.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import type { LineStore } from "#lines/line-store.ts";
import { nowOf } from "#transport/freshness.ts";
import type { IncidentLine } from "./incident-groups.ts";

/** The incidents of one counting. */
interface CountedIncidents {
  readonly kind: "counted";
  /** The header that was loaded with the lines. */
  readonly counting: Counting;
  readonly incidents: readonly IncidentLine[];
  /** Lines that could not be read and are excluded. */
  readonly unreadable: number;
  /** The gateway's time when the lines had been counted. Milliseconds since 1970. */
  readonly at: number;
}

/** Progress of counting the incidents of the active countings. */
export type IncidentCount = ActiveReading<CountedIncidents>;

/** Result for one counting. */
export type CountingResult = IncidentCount["results"][number];

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
 * Counts the incidents of every active counting, as `readActiveCountings`.
 * @param since ISO instant: older countings are excluded
 */
export function countIncidents(
  { find, open }: IncidentSources,
  {
    since,
    signal,
    onChange,
  }: { since: string; signal: AbortSignal; onChange: (count: IncidentCount) => void },
): Promise<void> {
  return readActiveCountings(
    {
      find: (search) => find({ ...search, since }),
      open,
      read: (store) => countIncidentsOf(store, signal),
    },
    { signal, onChange },
  );
}

/** Only the lines with an incident leave the worker. */
async function countIncidentsOf(store: LineStore, signal: AbortSignal): Promise<CountedIncidents> {
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
}

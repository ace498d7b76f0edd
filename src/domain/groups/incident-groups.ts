import type { IncidentType } from "#contract/incident.ts";

/** One line with an incident: what is needed to say of which type it is and where. */
export interface IncidentPlace {
  /** The type's name; `null` for an incident without a type. */
  readonly type: string | null;
  /** First part of the location code. */
  readonly zone: string;
}

/** The incidents of one counting. */
export interface CountingIncidents {
  /** The counting's id. */
  readonly id: string;
  readonly places: readonly IncidentPlace[];
}

/** Lines with an incident, per zone of one counting: zones of two countings are different places. */
export interface IncidentsAt {
  readonly id: string;
  readonly lines: number;
  /** By the number of lines, most first; where that is the same, by zone. */
  readonly zones: readonly { readonly zone: string; readonly lines: number }[];
}

/** Everything that goes by one name. */
export interface IncidentGroup {
  /** `null` for incidents without a type. */
  readonly name: string | null;
  /** How often the organization's list has the name: 0 is not listed, 2 are two types that no line tells apart. */
  readonly listed: number;
  readonly lines: number;
  /** By the number of lines, most first; where that is the same, in the order of the countings. */
  readonly countings: readonly IncidentsAt[];
}

/**
 * Lines with an incident by the name of its type: first the listed names in the list's order, also those
 * with 0; then names that only lines have, by the alphabet; last the incidents without a type, if there are any.
 */
export function incidentGroups(
  listed: readonly IncidentType[],
  countings: readonly CountingIncidents[],
): IncidentGroup[] {
  const times = new Map<string, number>();
  for (const { name } of listed) times.set(name, (times.get(name) ?? 0) + 1);
  const found = new Set(countings.flatMap(({ places }) => places.map(({ type }) => type)));
  const untyped = found.delete(null);
  const unlisted = [...found].filter((name) => name !== null && !times.has(name)).sort();
  return [...times.keys(), ...unlisted, ...(untyped ? [null] : [])].map((name) => {
    const at = incidentsAt(name, countings);
    const lines = at.reduce((sum, counting) => sum + counting.lines, 0);
    return { name, listed: (name !== null && times.get(name)) || 0, lines, countings: at };
  });
}

function incidentsAt(name: string | null, countings: readonly CountingIncidents[]): IncidentsAt[] {
  return countings
    .map(({ id, places }) => {
      const here = places.filter(({ type }) => type === name);
      return { id, lines: here.length, zones: zonesOf(here) };
    })
    .filter(({ lines }) => lines > 0)
    .sort((a, b) => b.lines - a.lines);
}

function zonesOf(places: readonly IncidentPlace[]): IncidentsAt["zones"] {
  const zones = new Map<string, number>();
  for (const { zone } of places) zones.set(zone, (zones.get(zone) ?? 0) + 1);
  return [...zones]
    .map(([zone, lines]) => ({ zone, lines }))
    .sort((a, b) => b.lines - a.lines || (a.zone < b.zone ? -1 : 1));
}

import type { IncidentType } from "#contract/incident.ts";

/** A line with an incident. */
export interface IncidentLine {
  /** The type's name; `null` for an incident without a type. */
  readonly type: string | null;
  /** First part of the location code. */
  readonly zone: string;
}

export interface CountingIncidents {
  /** The counting's id. */
  readonly id: string;
  readonly incidents: readonly IncidentLine[];
}

/** Lines with an incident per zone of one counting: equal zones of two countings are different. */
export interface IncidentCount {
  readonly id: string;
  readonly lines: number;
  /** By number of lines, highest first, then by zone. */
  readonly zones: readonly { readonly zone: string; readonly lines: number }[];
}

/** All incidents of one type name. */
export interface IncidentGroup {
  /** `null` for incidents without a type. */
  readonly name: string | null;
  /**
   * How often the organization's list has the name: 0 is not listed; 2 are two types that lines cannot
   * distinguish.
   */
  readonly listed: number;
  readonly lines: number;
  /** By number of lines, highest first, then in the order of the countings. */
  readonly countings: readonly IncidentCount[];
}

/**
 * Lines with an incident by type name: first the listed names in the list's order, also those with 0; then
 * unlisted names, alphabetically; last the incidents without a type, if any.
 */
export function incidentGroups(
  listed: readonly IncidentType[],
  countings: readonly CountingIncidents[],
): IncidentGroup[] {
  const times = new Map<string, number>();
  for (const { name } of listed) times.set(name, (times.get(name) ?? 0) + 1);
  const found = new Set(countings.flatMap(({ incidents }) => incidents.map(({ type }) => type)));
  const untyped = found.delete(null);
  const unlisted = [...found].filter((name) => name !== null && !times.has(name)).sort();
  return [...times.keys(), ...unlisted, ...(untyped ? [null] : [])].map((name) => {
    const at = incidentCounts(name, countings);
    const lines = at.reduce((sum, counting) => sum + counting.lines, 0);
    return { name, listed: (name !== null && times.get(name)) || 0, lines, countings: at };
  });
}

function incidentCounts(
  name: string | null,
  countings: readonly CountingIncidents[],
): IncidentCount[] {
  return countings
    .map(({ id, incidents }) => {
      const matching = incidents.filter(({ type }) => type === name);
      return { id, lines: matching.length, zones: zonesOf(matching) };
    })
    .filter(({ lines }) => lines > 0)
    .sort((a, b) => b.lines - a.lines);
}

function zonesOf(incidents: readonly IncidentLine[]): IncidentCount["zones"] {
  const zones = new Map<string, number>();
  for (const { zone } of incidents) zones.set(zone, (zones.get(zone) ?? 0) + 1);
  return [...zones]
    .map(([zone, lines]) => ({ zone, lines }))
    .sort((a, b) => b.lines - a.lines || (a.zone < b.zone ? -1 : 1));
}

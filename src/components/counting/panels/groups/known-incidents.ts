import type { IncidentType } from "#contract/incident.ts";
import type { Group } from "#domain/groups/group-totaller.ts";
import { noLines } from "#domain/groups/group-totals.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { namedIncidents } from "./group-names.ts";
import type { NamedGroup, OtherGroups } from "./group-rows.ts";

/**
 * The types of the lines' incidents, most lines first; then the organization's other types and incidents without a
 * type, with 0 lines.
 * @param known the organization's types; `null` while unknown
 * @param others combined types beyond the maximum: one that seems to have no line may be among them
 */
export function knownIncidents(
  groups: readonly Group<string | null>[],
  {
    others,
    known,
    t,
  }: { others: OtherGroups; known: readonly IncidentType[] | null; t: OverviewMessages },
): NamedGroup[] {
  const found = new Set(groups.map(({ key }) => key));
  const names = known === null || others !== null ? [] : [...known.map(({ name }) => name), null];
  const missing = [...new Set(names)].filter((name) => !found.has(name));
  const byLines = groups.toSorted((one, other) => other.lines - one.lines);
  return namedIncidents(
    [...byLines, ...missing.map((key) => ({ key, name: null, ...noLines }))],
    t,
  );
}

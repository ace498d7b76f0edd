import type { AbcClass } from "#contract/scalars.ts";
import type { Group } from "#domain/groups/group-totaller.ts";
import type { Person } from "#domain/groups/person.ts";
import { facetValue, incidentValue } from "#lines/facet-value.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import type { NamedGroup } from "./group-rows.ts";

/** Groups with their names and their values in the address. */

export function namedZones(groups: readonly Group<string>[], t: OverviewMessages): NamedGroup[] {
  return groups.map((group) => ({
    ...group,
    value: facetValue(group.key),
    name: group.key === "" ? t.lineFilters.empty : group.key,
    isCode: true,
  }));
}

/** People without a name are called by id; those who share a name have the id added. */
export function namedPeople<One extends Person>(
  people: readonly One[],
  t: OverviewMessages,
): (Omit<One, "key" | "name"> & NamedGroup & { username: string | null })[] {
  const times = new Map<string | null, number>();
  for (const { name } of people) times.set(name, (times.get(name) ?? 0) + 1);
  return people.map((person) => {
    const id = String(person.key);
    const name =
      person.name === null
        ? t.progress.user(id)
        : (times.get(person.name) ?? 0) > 1
          ? t.lineFilters.withId(person.name, id)
          : person.name;
    const isMuted = person.name === null;
    return { ...person, key: id, value: id, name, username: person.name, isMuted };
  });
}

export function namedClasses(
  groups: readonly Group<AbcClass | null>[],
  t: OverviewMessages,
): NamedGroup[] {
  return groups.map((group) => {
    const key = group.key ?? "none";
    return { ...group, key, value: key, name: group.key ?? t.overview.classes.none };
  });
}

export function namedIncidents(
  groups: readonly Group<string | null>[],
  t: OverviewMessages,
): NamedGroup[] {
  return groups.map((group) => ({
    ...group,
    key: group.key ?? "none",
    value: incidentValue(group.key),
    name: group.key ?? t.overview.incidents.untyped,
    isMuted: group.key === null,
  }));
}

export function namedReasons(groups: readonly Group<number>[], t: OverviewMessages): NamedGroup[] {
  return groups.map((group) => {
    const id = String(group.key);
    return { ...group, key: id, value: id, name: group.name ?? t.lineFilters.ids.reason(id) };
  });
}

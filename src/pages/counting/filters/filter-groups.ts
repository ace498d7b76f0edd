import { type FacetName, facetNames, type LineFilter, type RangeName } from "#lines/line-query.ts";

interface Group {
  readonly facets: readonly FacetName[];
  readonly ranges: readonly RangeName[];
}

/** The filters behind each button of a table. */
export const filterGroups = {
  state: { facets: ["state"], ranges: [] },
  zone: { facets: ["zone"], ranges: [] },
  difference: { facets: ["difference"], ranges: ["difference", "value"] },
  documented: { facets: ["documented"], ranges: [] },
  person: { facets: ["person"], ranges: [] },
} as const satisfies Readonly<Record<string, Group>>;

export type FilterGroup = keyof typeof filterGroups;

export const filterGroupNames = Object.keys(filterGroups) as readonly FilterGroup[];

const ownFacets: readonly FacetName[] = Object.values(filterGroups).flatMap(({ facets }) => facets);

/** Facets that only charts offer: too many products; the rest duplicate facets of the panel. */
const chartOnly: readonly FacetName[] = ["product", "accuracy", "recounted"];

/** The facets that can be chosen beside the table. */
export const offeredFacets = facetNames.filter((name) => !chartOnly.includes(name));

/** The facets without a separate button. */
export const moreFacets = offeredFacets.filter((name) => !ownFacets.includes(name));

/** The filter's conditions of a group alone. */
export function inGroup(filter: LineFilter, group: FilterGroup): LineFilter {
  return parts(filter, (name) => isOf(filterGroups[group], name));
}

/** The filter without the conditions of a group. */
export function withoutGroup(filter: LineFilter, group: FilterGroup): LineFilter {
  const { text, part } = filter;
  return {
    ...(text !== undefined && { text }),
    ...(part && { part }),
    ...parts(filter, (name) => !isOf(filterGroups[group], name)),
  };
}

/** The filter's facets and ranges that belong to no group. */
export function inNoGroup(filter: LineFilter): LineFilter {
  const groups = Object.values(filterGroups);
  return parts(filter, (name) => !groups.some((group) => isOf(group, name)));
}

type Condition = { readonly facet: FacetName } | { readonly range: RangeName };

function isOf({ facets, ranges }: Group, condition: Condition): boolean {
  return "facet" in condition ? facets.includes(condition.facet) : ranges.includes(condition.range);
}

function parts(
  { facets = {}, ranges = {} }: LineFilter,
  isIn: (condition: Condition) => boolean,
): LineFilter {
  const some = Object.entries(facets).filter(([name]) => isIn({ facet: name as FacetName }));
  const within = Object.entries(ranges).filter(([name]) => isIn({ range: name as RangeName }));
  return {
    ...(some.length > 0 && { facets: Object.fromEntries(some) }),
    ...(within.length > 0 && { ranges: Object.fromEntries(within) }),
  };
}

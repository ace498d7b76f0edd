import { type FacetName, facetNames, facetOf, facetsIn } from "#lines/facets/line-facets.ts";
import { type RangeName, rangeOf } from "#lines/facets/line-ranges.ts";
import type { LineFilter } from "#lines/line-query.ts";

/** The facets with a button each; a group is such a facet with the ranges behind its button. */
export const filterGroups: readonly FacetName[] = facetsIn("button");

/** The facets that can be chosen beside the table. */
export const offeredFacets = facetNames.filter((name) => facetOf(name).place !== "charts");

/** The facets without a separate button. */
export const moreFacets = offeredFacets.filter((name) => !filterGroups.includes(name));

/** The filter's conditions of a group alone. */
export function inGroup(filter: LineFilter, group: FacetName): LineFilter {
  return parts(filter, (name) => isOf(group, name));
}

/** The filter without the conditions of a group. */
export function withoutGroup(filter: LineFilter, group: FacetName): LineFilter {
  const { text, part } = filter;
  return {
    ...(text !== undefined && { text }),
    ...(part && { part }),
    ...parts(filter, (name) => !isOf(group, name)),
  };
}

/** The filter's facets and ranges that belong to no group. */
export function inNoGroup(filter: LineFilter): LineFilter {
  return parts(filter, (name) => !filterGroups.some((group) => isOf(group, name)));
}

type Condition = { readonly facet: FacetName } | { readonly range: RangeName };

function isOf(group: FacetName, condition: Condition): boolean {
  if ("facet" in condition) return condition.facet === group;
  return rangeOf(condition.range).place === group;
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

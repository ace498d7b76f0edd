import {
  type FacetName,
  facetNames,
  isTimeRange,
  type LineFilter,
  type Range,
  type RangeName,
  rangeNames,
} from "#lines/line-query.ts";

/** A range stands in two parameters: `value-from` and `value-to`. */
export const rangeParameters = {
  difference: "difference",
  value: "value",
  finishedAt: "finished",
  "documentation.createdAt": "documented",
  "incident.createdAt": "reported",
} as const satisfies { readonly [Name in RangeName]: string };

/** A number, or for instants an ISO text; `null` for anything else. */
export function parseEnd(name: RangeName, text: string | null): number | null {
  if (text === null || text.trim() === "") return null;
  const value = isTimeRange(name) ? Date.parse(text) : Number(text);
  return Number.isFinite(value) ? value : null;
}

function writeEnd(name: RangeName, value: number | null): string {
  if (value === null) return "";
  return isTimeRange(name) ? new Date(value).toISOString() : String(value);
}

function parseRange(search: URLSearchParams, name: RangeName): Range | null {
  const from = parseEnd(name, search.get(`${rangeParameters[name]}-from`));
  const to = parseEnd(name, search.get(`${rangeParameters[name]}-to`));
  return from === null && to === null ? null : { from, to };
}

/** Reads `q`, the facets, each value a parameter of its own, and the ranges. */
export function parseFilter(search: URLSearchParams): LineFilter {
  const facets = facetNames.flatMap((name): [FacetName, readonly string[]][] => {
    const values = [...new Set(search.getAll(name))].filter((value) => value !== "");
    return values.length === 0 ? [] : [[name, values]];
  });
  const ranges = rangeNames.flatMap((name): [RangeName, Range][] => {
    const range = parseRange(search, name);
    return range ? [[name, range]] : [];
  });
  const text = search.get("q") ?? "";
  return {
    ...(text !== "" && { text }),
    ...(facets.length > 0 && { facets: Object.fromEntries(facets) }),
    ...(ranges.length > 0 && { ranges: Object.fromEntries(ranges) }),
  };
}

/** Writes a filter in place of the one that the address holds. */
export function writeFilter(search: URLSearchParams, filter: LineFilter): void {
  const put = (name: string, values: readonly string[]) => {
    search.delete(name);
    for (const value of values) if (value !== "") search.append(name, value);
  };
  put("q", [filter.text ?? ""]);
  for (const name of facetNames) put(name, filter.facets?.[name] ?? []);
  for (const name of rangeNames) {
    const range = filter.ranges?.[name];
    put(`${rangeParameters[name]}-from`, [writeEnd(name, range?.from ?? null)]);
    put(`${rangeParameters[name]}-to`, [writeEnd(name, range?.to ?? null)]);
  }
}

import { parts } from "#components/counting/parts.ts";
import { countingSearch } from "./search.ts";

/** Invalid search parameters of a counting's page and of what slices add to it, without duplicates. */
export function invalidInCounting(params: URLSearchParams): readonly string[] {
  const ofSlices = parts.flatMap(({ invalid }) => invalid?.(params) ?? []);
  return [...new Set([...countingSearch.invalid(params), ...ofSlices])];
}

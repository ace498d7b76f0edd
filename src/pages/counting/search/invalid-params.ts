import { replaySearch } from "#pages/counting/replay/replay-search.ts";
import { countingSearch } from "./search.ts";

/** Invalid search parameters of a counting's page and its replay, without duplicates. */
export function invalidInCounting(params: URLSearchParams): readonly string[] {
  return [...new Set([...countingSearch.invalid(params), ...replaySearch.invalid(params)])];
}

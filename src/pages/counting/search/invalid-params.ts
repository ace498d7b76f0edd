import { replaySearch } from "#pages/counting/replay/replay-search.ts";
import { countingSearch } from "./search.ts";

/** What the address of a counting's page says of it and of its replay that is invalid, each once. */
export function invalidInCounting(params: URLSearchParams): readonly string[] {
  return [...new Set([...countingSearch.invalid(params), ...replaySearch.invalid(params)])];
}

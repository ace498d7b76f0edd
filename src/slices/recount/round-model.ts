import type { CountingModel } from "#hooks/use-counting.ts";
import type { AskedRound } from "./round-queries.ts";
import type { RoundSearch } from "./search.ts";

/** A counting with the round of its lines that the address selects. */
export interface RoundModel extends CountingModel {
  readonly round: AskedRound;
  readonly asked: RoundSearch;
}

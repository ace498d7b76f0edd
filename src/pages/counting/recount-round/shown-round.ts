import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineRound } from "#lines/line-store.ts";
import type { RoundSearch } from "./search.ts";

/** A counting with a round of its lines, as the address asks for it. */
export interface RoundModel extends CountingModel {
  readonly round: LineRound;
  readonly asked: RoundSearch;
}

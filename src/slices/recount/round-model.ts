import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineRound, RoundOrder } from "#lines/line-store.ts";
import type { RoundSearch } from "./search.ts";

/** A counting with the round of its lines that the address selects. */
export interface RoundModel extends CountingModel {
  readonly round: LineRound;
  readonly asked: RoundSearch;
  /** The order of the lines: as asked for, once the outcomes of the counts before are known. */
  readonly order: RoundOrder;
  /** Whether they are known. */
  readonly hasEarlier: boolean;
}

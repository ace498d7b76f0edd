import { shareOf } from "#domain/decimal/ratio.ts";
import { figuresOf } from "./figures.ts";

const weights = ["difference", "costPrice"];

/** The figures of a recount round. */
export const roundFigures = figuresOf<{
  /** Of its lines. */
  readonly rows: ArrayLike<number>;
  /** The variance that its lines explain, and that of all lines: exact, in plain notation. */
  readonly reached: string;
  readonly total: string;
}>()((figure) => ({
  "round-lines": figure.number([...weights, "product.id"], (of) => of.rows.length),
  "round-share": figure.share(weights, (of) => shareOf(of.reached, of.total)),
  // In units where costs are hidden, so that it is no cost.
  "round-weight": figure.quantity(weights, (of) => of.reached),
}));

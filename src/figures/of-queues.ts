import { figuresOf } from "./figures.ts";

/** Lines that need a decision for the same reason. */
interface Found {
  /** Number of lines; `null` while unknown. */
  readonly lines: number | null;
}

const linesOf = ({ lines }: Found) => lines;

/** The lengths of the work queues that no figure of the totals of lines is. */
export const queueFigures = figuresOf<Found>()((figure) => ({
  misplaced: figure.number(["difference", "product.id"], linesOf),
  "pack-hints": figure.number(["difference", "product.packagingUnit"], linesOf),
  "stalled-lines": figure.number(["startedAt", "finishedAt"], linesOf),
  "lines-incidents": figure.number(["incident", "incident.type.name"], linesOf),
}));

const stock = ["productLocation.stock", "lotLocation.stock"];
const expected = ["productLocationStock", "lotLocationStock"];

/** The numbers of lines to which the checks of the data apply. */
export const checkFigures = figuresOf<Found>()((figure) => ({
  "stock-moved": figure.number(
    [...stock, ...expected, "countedStock", "difference", "product.updatedAt"],
    linesOf,
  ),
  "changed-after-count": figure.number(
    ["product.updatedAt", "finishedAt", "countedStock"],
    linesOf,
  ),
  "listed-twice": figure.number(["product.id", "location.id", "lot.id"], linesOf),
  "negative-stock": figure.number(["countedStock", "difference", ...expected, ...stock], linesOf),
  "fractional-count": figure.number(
    ["countedStock", "product.packagingUnit", "product.stock", "productStock"],
    linesOf,
  ),
  "finish-before-start": figure.number(["startedAt", "finishedAt"], linesOf),
}));

import type { ListSummary } from "#domain/counting/list-summary.ts";
import { figuresOf } from "./figures.ts";

const ahead = ["totalProductsCounted", "totalProducts", "startedAt", "endsAt"];

/** The figures of all active countings. */
export const activeFigures = figuresOf<ListSummary>()((figure) => ({
  "active-countings": figure.number(["active"], (of) => of.countings),
  "active-participants": figure.number(["participants.id"], (of) => of.participants),
  "active-left": figure.number(["totalProductsLeft"], (of) => of.left),
  "active-total": figure.number(["totalProducts"], (of) => of.total),
  "active-counted": figure.number(["totalProductsCounted"], (of) => of.counted),
  "active-discrepancies": figure.number(["totalDiscrepancies"], (of) => of.discrepancies),
  "active-incidents": figure.number(["totalIncidents"], (of) => of.incidents),
  "active-behind": figure.number(ahead, (of) => of.behind),
  "active-late": figure.number(ahead, (of) => of.late),
  "active-overdue": figure.number(["endsAt", "totalProductsLeft"], (of) => of.overdue),
}));

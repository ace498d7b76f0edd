import type { FigureName } from "#messages/en/definitions.ts";
import { type CountingFigureName, countingFigures, isCountingFigure } from "./of-countings.ts";
import { isLineFigure, type LineFigureName, lineFigures } from "./of-lines.ts";

/** The fields of figures without an entry. */
const others: Readonly<
  Record<Exclude<FigureName, LineFigureName | CountingFigureName>, readonly string[]>
> = {
  "data-age": [],
  total: ["totalProducts"],
  counted: ["totalProductsCounted"],
  pace: ["startedAt", "endsAt"],
  "ahead-hours": ["totalProductsCounted", "totalProducts", "startedAt", "endsAt"],
  overdue: ["active", "endsAt", "totalProductsLeft"],
  "discrepancies-per-100": ["totalDiscrepancies", "totalProductsCounted"],
  "incidents-per-1000": ["totalIncidents", "totalProductsCounted"],
  "final-share": ["totalProductsCounted", "totalProducts", "active"],
  "window-hours": ["startedAt", "endsAt"],
  misplaced: ["difference", "product.id"],
  "pack-hints": ["difference", "product.packagingUnit"],
  "stalled-lines": ["startedAt", "finishedAt"],
  "stock-moved": [
    "productLocation.stock",
    "lotLocation.stock",
    "productLocationStock",
    "lotLocationStock",
    "countedStock",
    "difference",
    "product.updatedAt",
  ],
  "changed-after-count": ["product.updatedAt", "finishedAt", "countedStock"],
  "listed-twice": ["product.id", "location.id", "lot.id"],
  "negative-stock": [
    "countedStock",
    "difference",
    "productLocationStock",
    "lotLocationStock",
    "productLocation.stock",
    "lotLocation.stock",
  ],
  "fractional-count": ["countedStock", "product.packagingUnit", "product.stock", "productStock"],
  "finish-before-start": ["startedAt", "finishedAt"],
  "lines-incidents": ["incident", "incident.type.name"],
  "rate-hour": ["finishedAt"],
  "rate-start": ["startedAt", "finishedAt"],
  "forecast-early": ["finishedAt", "startedAt", "totalProductsLeft"],
  "forecast-late": ["finishedAt", "startedAt", "totalProductsLeft"],
  elapsed: ["startedAt"],
  forecast: ["startedAt", "totalProductsCounted", "totalProductsLeft"],
  "active-countings": ["active"],
  "active-participants": ["participants.id"],
  "active-left": ["totalProductsLeft"],
  "active-total": ["totalProducts"],
  "active-behind": ["totalProductsCounted", "totalProducts", "startedAt", "endsAt"],
  "active-late": ["totalProductsCounted", "totalProducts", "startedAt", "endsAt"],
  "active-overdue": ["endsAt", "totalProductsLeft"],
  "active-discrepancies": ["totalDiscrepancies"],
  "active-counted": ["totalProductsCounted"],
  "active-incidents": ["totalIncidents"],
  lines: ["error-log"],
  "replayed-at": ["startedAt", "finishedAt", "documentation.createdAt", "incident.createdAt"],
  "changed-counted": ["finishedAt"],
  "changed-discrepancies": ["finishedAt", "difference"],
  "changed-net-value": ["finishedAt", "difference", "costPrice"],
  "changed-absolute-value": ["finishedAt", "difference", "costPrice"],
  "changed-incidents": ["incident.createdAt"],
  "changed-documented": ["documentation.createdAt"],
  "rescue-needed": ["totalProductsLeft", "endsAt"],
  "rescue-per-person": ["finishedAt", "assignedUser.id", "totalProductsLeft"],
  "rescue-people-now": ["finishedAt", "assignedUser.id"],
  "rescue-people-needed": ["finishedAt", "assignedUser.id", "totalProductsLeft", "endsAt"],
  "rescue-forecast": ["finishedAt", "assignedUser.id", "totalProductsLeft"],
  "round-lines": ["difference", "costPrice", "product.id"],
  "round-share": ["difference", "costPrice"],
  "round-weight": ["difference", "costPrice"],
  "trend-month": ["active", "startedAt", "warehouse.id"],
};

/** The API's fields that a figure is made of: the same in every language. */
export function fieldsOf(figure: FigureName): readonly string[] {
  if (isLineFigure(figure)) return lineFigures[figure].fields;
  return isCountingFigure(figure) ? countingFigures[figure].fields : others[figure];
}

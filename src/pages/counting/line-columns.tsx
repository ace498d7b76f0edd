import type { Messages } from "#messages/en/catalogue.ts";
import { createAppColumnHelper } from "#table/app-table.ts";
import { ColumnTitle } from "./column-title.tsx";
import {
  AssignedCell,
  CodeCell,
  DifferenceCell,
  FinishedCell,
  IncidentCell,
  IndexCell,
  NumberCell,
  ReasonCell,
  StateCell,
  TextCell,
  ValueCell,
} from "./line-cells.tsx";
import type { sortFields } from "./search.ts";
import type { PlacedLine } from "./use-line-window.ts";

const helper = createAppColumnHelper<PlacedLine>();

/** A column shows one field of a line; its id is the field's path, in the address and in `data-column`. */
function column(
  field: (typeof sortFields)[number],
  title: keyof Messages["lines"]["columns"],
  Cell: typeof TextCell,
) {
  return helper.accessor(({ line }) => line[field], {
    id: field,
    header: () => <ColumnTitle name={title} />,
    cell: ({ row, getValue }) => <Cell line={row.original.line} value={getValue()} />,
  });
}

/** The grid's columns, in the order drawn. */
export const lineColumns = helper.columns([
  column("index", "index", IndexCell),
  column("state", "state", StateCell),
  column("product.code", "sku", CodeCell),
  column("product.description", "description", TextCell),
  column("location.code", "location", CodeCell),
  column("lot.code", "lot", CodeCell),
  column("expected", "expected", NumberCell),
  column("countedStock", "counted", NumberCell),
  column("difference", "difference", DifferenceCell),
  column("value", "value", ValueCell),
  column("product.metrics.abc", "abc", TextCell),
  column("assignedUser.username", "assigned", AssignedCell),
  column("documentation.reason.name", "reason", ReasonCell),
  column("incident.type.name", "incident", IncidentCell),
  column("finishedAt", "finished", FinishedCell),
]);

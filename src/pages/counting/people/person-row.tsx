import type { Row } from "@tanstack/react-table";
import { type MouseEvent, memo } from "react";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import { type GridColumns, renderCell } from "#table/columns/use-grid-table.ts";
import frameStyles from "#table/grid/grid.module.css";
import { type IndexRange, isIn } from "#table/keys/cell-range.ts";
import { isPlainClick } from "#table/rows/is-plain-click.ts";
import styles from "./people-grid.module.css";

const rowClass = `${frameStyles.row} ${styles.person}`;

/** One person; a click filters the page by their assigned lines, or removes that filter. */
export const PersonRow = memo(function PersonRow({
  id,
  row,
  columns,
  index,
  height,
  isCurrent,
  isChosen,
  selected,
  onClick,
}: {
  /** Element id, for the grid's `aria-activedescendant`. */
  id: string;
  row: Row<GridFeatures, PersonTotals>;
  columns: GridColumns;
  /** From 0. */
  index: number;
  /** In pixels; `null` on paper for the natural height. */
  height: number | null;
  isCurrent: boolean;
  isChosen: boolean;
  /** The selected columns. */
  selected: IndexRange | null;
  onClick: (person: PersonTotals) => void;
}) {
  const person = row.original;
  const onRowClick = (event: MouseEvent) => {
    if (isPlainClick(event)) onClick(person);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus, and its Enter presses the current row
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={rowClass}
      data-group={person.key}
      data-current={isCurrent || undefined}
      style={height === null ? undefined : { top: index * height, height }}
      onClick={onRowClick}
    >
      {row.getAllCells().map((cell, column) => {
        const { id: name, columnDef } = cell.column;
        const layout = columns.styles?.get(name);
        return (
          <div
            key={name}
            role="gridcell"
            aria-selected={isIn(selected, column) || undefined}
            style={layout?.style}
            data-column={columnDef.meta?.attribute}
            data-kind={columnDef.meta?.kind}
            data-card={columnDef.meta?.card}
            data-pinned={layout?.pinned}
            data-label={columnDef.meta?.kind === "number" ? columnDef.header : undefined}
            data-cut={layout?.fits === 0 || undefined}
          >
            {renderCell(cell)}
          </div>
        );
      })}
    </div>
  );
});

import { useState } from "react";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./column-width.module.css";
import { columnSizes, useColumnWidths } from "./stored-widths.ts";

/** Pixels of a step, and those that the slider reaches unless the column is wider. */
const step = 8;
const reach = 480;

/** The width of a grid's column, as a slider for every pointer, keyboard and screen reader. */
export function ColumnWidth({
  grid,
  column,
  title,
}: {
  /** Name of the grid. */
  grid: string;
  column: string;
  /** Of the column. */
  title: string;
}) {
  const t = useMessages("common").countingTable.resize;
  const format = useFormat();
  const [widths, setWidths] = useColumnWidths(grid);
  const [rendered] = useState(() => renderedWidth(column));
  const width = widths[column] ?? rendered;
  return (
    <input
      type="range"
      className={styles.width}
      aria-label={t.label(title)}
      title={t.pixels(format.number(width))}
      aria-valuetext={t.pixels(format.number(width))}
      min={columnSizes.minSize}
      max={Math.max(reach, width)}
      step={step}
      value={width}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        setWidths((before) => ({ ...before, [column]: valueAsNumber }))
      }
    />
  );
}

/** In whole pixels. */
function renderedWidth(column: string): number {
  const head = document.querySelector(`[role="columnheader"][data-name="${CSS.escape(column)}"]`);
  return Math.round(head?.getBoundingClientRect().width ?? columnSizes.minSize);
}

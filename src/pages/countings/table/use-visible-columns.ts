import { useMemo, useSyncExternalStore } from "react";
import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { type ColumnName, columnNames } from "./column-names.ts";
import { columnTracks, paperWidth, visibleColumns } from "./column-widths.ts";

/** Whether rows are three lines instead of columns. On paper they are columns, however narrow the window is. */
export function useIsNarrow(): boolean {
  const isNarrow = useMediaQuery(breakpoints.narrow);
  return !useIsPrinting() && isNarrow;
}

function onResize(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** The columns that fit into the window, or on paper. */
export interface VisibleColumns {
  readonly columns: readonly ColumnName[];
  /** Grid tracks of the columns. */
  readonly tracks: string;
}

/** @param chosen by a person, or `null` for the default */
export function useVisibleColumns(chosen: readonly ColumnName[] | null): VisibleColumns {
  const isPrinting = useIsPrinting();
  const tracksOf = () => {
    const width = isPrinting ? paperWidth : window.innerWidth;
    const columns = visibleColumns(chosen, width);
    // On paper, column names are as long, and the bars need no extra room.
    const tracks = columnTracks(columns, isPrinting ? Number.POSITIVE_INFINITY : width);
    return [columns.join(" "), tracks].join("\n");
  };
  const [names = "", tracks = ""] = useSyncExternalStore(onResize, tracksOf).split("\n");
  return useMemo(() => {
    const named = new Set(names.split(" "));
    return { columns: columnNames.filter((name) => named.has(name)), tracks };
  }, [names, tracks]);
}

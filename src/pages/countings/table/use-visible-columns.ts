import { useMemo, useSyncExternalStore } from "react";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { type ColumnName, columnNames } from "./column-names.ts";
import { columnTracks, paperWidth, shownColumns } from "./column-widths.ts";

/** Whether rows are three lines each instead of columns. On paper they are columns, however narrow the window is. */
export function useIsNarrow(): boolean {
  const isNarrow = useMediaQuery("(max-width: 899px)");
  return !useIsPrinting() && isNarrow;
}

function onResize(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** Columns that have room in the window, or on paper. */
export interface ShownColumns {
  readonly columns: readonly ColumnName[];
  /** The grid's tracks for them. */
  readonly tracks: string;
}

/** @param chosen by a person, or `null` for the usual ones */
export function useShownColumns(chosen: readonly ColumnName[] | null): ShownColumns {
  const isPrinting = useIsPrinting();
  const tracksOf = () => {
    const width = isPrinting ? paperWidth : window.innerWidth;
    const columns = shownColumns(chosen, width);
    // Names of columns are as long on paper, and bars are long enough.
    const tracks = columnTracks(columns, isPrinting ? Number.POSITIVE_INFINITY : width);
    return [columns.join(" "), tracks].join("\n");
  };
  const [names = "", tracks = ""] = useSyncExternalStore(onResize, tracksOf).split("\n");
  return useMemo(() => {
    const named = new Set(names.split(" "));
    return { columns: columnNames.filter((name) => named.has(name)), tracks };
  }, [names, tracks]);
}

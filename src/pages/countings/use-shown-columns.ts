import { useMemo, useSyncExternalStore } from "react";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { type ColumnName, columnNames } from "./column-names.ts";
import { columnTracks, shownColumns } from "./column-widths.ts";

/** Whether rows are three lines each instead of columns. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(max-width: 899px)");
}

function onResize(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** Columns that have room in the window. */
export interface ShownColumns {
  readonly columns: readonly ColumnName[];
  /** The grid's tracks for them. */
  readonly tracks: string;
}

/** @param chosen by a person, or `null` for the usual ones */
export function useShownColumns(chosen: readonly ColumnName[] | null): ShownColumns {
  const tracksOf = () => {
    const columns = shownColumns(chosen, window.innerWidth);
    return [columns.join(" "), columnTracks(columns, window.innerWidth)].join("\n");
  };
  const [names = "", tracks = ""] = useSyncExternalStore(onResize, tracksOf).split("\n");
  return useMemo(() => {
    const named = new Set(names.split(" "));
    return { columns: columnNames.filter((name) => named.has(name)), tracks };
  }, [names, tracks]);
}

import { useMemo, useSyncExternalStore } from "react";
import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { listColumns } from "./columns.tsx";
import type { ColumnName, ListColumn } from "./table-model.ts";
import { columnTracks, paperWidth, visibleColumns } from "./visible-columns.ts";

function onResize(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** The columns that fit into the window, or on paper. */
interface VisibleColumns {
  readonly columns: readonly ListColumn[];
  /** Grid tracks of the columns. */
  readonly tracks: string;
}

/** @param chosen by a person, or `null` for the default */
export function useVisibleColumns(chosen: readonly ColumnName[] | null): VisibleColumns {
  const isPrinting = useIsPrinting();
  // On paper, column names are as long, and the bars need no extra room.
  const isRoomy = !useMediaQuery(breakpoints.medium) || isPrinting;
  const names = useSyncExternalStore(onResize, () =>
    visibleColumns(chosen, isPrinting ? paperWidth : window.innerWidth)
      .map(({ id }) => id)
      .join(" "),
  );
  return useMemo(() => {
    const visible = names.split(" ");
    const columns = listColumns.filter(({ id }) => visible.includes(id));
    return { columns, tracks: columnTracks(columns, isRoomy) };
  }, [names, isRoomy]);
}

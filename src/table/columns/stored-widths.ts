import type { ColumnSizingState, Updater } from "@tanstack/react-table";
import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";
import { createStoredState } from "#storage/stored-state.ts";

/** Limits of a column's width, in pixels. */
export const columnSizes = { minSize: 34, maxSize: 1200 } as const;

const widthsSchema = v.record(v.string(), v.record(v.string(), v.number()));

/** Widths in pixels that someone chose, by grid and column. */
const stored = createStoredState<Readonly<Record<string, ColumnSizingState>>>({
  key: "countboard:column-widths",
  initial: {},
  decode: (text) => v.parse(widthsSchema, JSON.parse(text)),
});

const none: ColumnSizingState = {};

/** The chosen widths of a grid's columns, as TanStack Table's state. */
export function useColumnWidths(
  grid: string,
): readonly [ColumnSizingState, (update: Updater<ColumnSizingState>) => void] {
  const widths = useSyncExternalStore(stored.subscribe, () => stored.get()[grid] ?? none);
  const change = useCallback(
    (update: Updater<ColumnSizingState>) =>
      stored.update((all) => ({
        ...all,
        [grid]: typeof update === "function" ? update(all[grid] ?? none) : update,
      })),
    [grid],
  );
  return [widths, change];
}

import { useMemo } from "react";
import type { ViewedOrder } from "#api/counting/counting-queries.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { fieldsOf, partOf } from "#components/counting/search/tabs.ts";
import { isLineField, type LineField } from "#lines/line-fields.ts";
import type { CountingMessages } from "#messages/languages.ts";
import { type GridLayout, useGridLayout } from "#table/grid/use-grid-layout.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useWindowWidth } from "#ui/hooks/use-window-width.ts";
import { useMessages } from "#ui/locale.tsx";
import { minWidth } from "./columns.tsx";
import { tabColumns } from "./tab-columns.ts";

/** Of an open line beside the table, in pixels; its style repeats it. */
const drawerWidth = 440;

/** The space beside a table on both sides, in pixels. */
const gutters = 64;

interface Room {
  readonly layout: GridLayout;
  /** Of the table, in pixels. */
  readonly width: number;
}

/** The columns of a tab's table, and its layout. */
export interface ShownFields extends Pick<Room, "layout"> {
  readonly fields: readonly LineField[];
  /** The columns while none are chosen. */
  readonly defaults: readonly LineField[];
}

/**
 * The default columns that have something to show, as far as there is room. Cards have no columns, so none lacks room.
 * @param blank fields that have no value in any matching line
 */
export function defaultColumns(
  search: Pick<CountingSearch, "tab" | "filter">,
  { layout, width }: Room,
  { blank, titles }: { blank: readonly LineField[]; titles: CountingMessages["lineFields"] },
): readonly LineField[] {
  const filled = fieldsOf({ ...search, columns: null }).filter((field) => !blank.includes(field));
  if (layout === "cards") return filled;
  const part = partOf(search.tab);
  const widthOf = (field: LineField) => minWidth(field, { layout, part }, titles[field]);
  let room = width - filled.reduce((sum, field) => sum + widthOf(field), 0);
  const omitted = new Set<LineField>();
  for (const field of tabColumns(part).optional) {
    if (room >= 0) break;
    if (!filled.includes(field)) continue;
    omitted.add(field);
    room += widthOf(field);
  }
  // A wide column may leave room for a narrower one.
  for (const field of [...omitted].reverse()) {
    if (widthOf(field) > room) continue;
    omitted.delete(field);
    room -= widthOf(field);
  }
  return filled.filter((field) => !omitted.has(field));
}

/**
 * The columns of the table in this window: chosen ones all, else the default ones. Table, menu of the columns, export
 * and clipboard all have these.
 */
export function useShownFields(
  search: CountingSearch,
  order: Pick<ViewedOrder, "blank"> | null,
): ShownFields {
  const { lineFields: titles } = useMessages("counting");
  const isBeside = useMediaQuery(breakpoints.beside) && search.line !== null;
  const taken = isBeside ? drawerWidth : 0;
  const layout = useGridLayout(taken);
  const width = useWindowWidth() - taken - gutters;
  const blank = order?.blank ?? [];
  const room = { layout, width };
  const defaults = useSteady(defaultColumns(search, room, { blank, titles }));
  return { fields: search.columns ?? defaults, defaults, layout };
}

/** The same list while it has the same columns, so that rows do not render again. */
function useSteady(fields: readonly LineField[]): readonly LineField[] {
  const names = fields.join();
  return useMemo(() => names.split(",").filter(isLineField), [names]);
}

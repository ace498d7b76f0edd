import { alignmentOf } from "#table/entries/columns.ts";
import { listColumns } from "./columns.tsx";
import type { ColumnName, ListColumn } from "./table-model.ts";

/** The arrow at the end of a row. */
const arrow = 18;

/** Width of a classic scroll bar. */
const scrollBar = 16;

/**
 * Window width in pixels that matches the narrowest office paper: Letter in landscape, 279 mm less margins of 12
 * mm each (964 pixels), plus 64 for gutters and scroll bar.
 */
export const paperWidth = 1028;

/** Columns in the order in which they are hidden when the chosen ones do not fit. */
const hiddenFirst = listColumns
  .flatMap((column) => {
    const { hideRank = 1 } = column;
    return hideRank === "never" ? [] : { column, hideRank };
  })
  .sort((one, other) => one.hideRank - other.hideRank)
  .map(({ column }) => column);

/** That of a short figure. */
const defaultRoom: NonNullable<ListColumn["room"]> = { min: 84, max: 96 };

/** Whether its values are numbers, aligned at the end. */
export function isNumber(column: ListColumn): boolean {
  return alignmentOf(column) === "end";
}

/**
 * The visible columns. In narrower windows there are fewer defaults; chosen columns are shown as far as they fit;
 * below 900 pixels rows are the same three lines whatever the choice.
 * @param chosen by a person, or `null` for the default
 * @param width of the window, in pixels
 */
export function visibleColumns(
  chosen: readonly ColumnName[] | null,
  width: number,
): readonly ListColumn[] {
  if (width < 900) return listColumns.filter(({ isNarrow }) => isNarrow);
  let fitting = listColumns.filter(
    ({ id, isAlwaysVisible, defaultFrom = Number.POSITIVE_INFINITY }) =>
      isAlwaysVisible || (chosen ? chosen.includes(id) : defaultFrom <= width),
  );
  const room = width - (width < 1200 ? 48 : 64) - scrollBar - arrow;
  const needed = () => fitting.reduce((sum, { room = defaultRoom }) => sum + room.min, 0);
  for (const column of hiddenFirst) {
    if (needed() <= room) break;
    fitting = fitting.filter((one) => one !== column);
  }
  return fitting;
}

/**
 * Grid tracks of these columns and the arrow after them.
 * @param isRoomy whether columns grow to their maximum; in windows below 1,200 pixels the bars need the room
 */
export function columnTracks(columns: readonly ListColumn[], isRoomy: boolean): string {
  const tracks = columns.map(({ room: { min, max } = defaultRoom }) => {
    if (max === undefined) return `minmax(${min}px, 1fr)`;
    return `minmax(${min}px, ${Math.max(min, Math.round(max * (isRoomy ? 1 : 0.92)))}px)`;
  });
  return [...tracks, `${arrow}px`].join(" ");
}

import { type MouseEventHandler, memo, type ReactNode, useMemo } from "react";
import type { LineField } from "#lines/line-field.ts";
import { isLineField } from "#lines/line-fields.ts";
import type { LineSort } from "#lines/line-query.ts";
import { GridHead } from "#table/grid-head.tsx";
import { useGridTable } from "#table/use-grid-table.ts";
import { Hint } from "#ui/hint.tsx";
import { useMessages } from "#ui/locale.tsx";
import { kindOf } from "./column-kinds.ts";
import type { ColumnStyle } from "./column-widths.ts";
import { lineColumns } from "./line-columns.tsx";

interface GridHeaderProps {
  /** The visible columns, in their order. */
  readonly fields: readonly LineField[];
  readonly sort: readonly LineSort[];
  readonly onSort: (sort: readonly LineSort[]) => void;
  /** Styles of the columns; `null` for cards. */
  readonly columnStyles: readonly ColumnStyle[] | null;
}

const attributesOf = (field: string) => ({ column: field, kind: kindOf(field) });

/** A scroll does not change it. */
export const GridHeader = memo(PlainHeader);

/** The header row of the lines. */
function PlainHeader({ fields, sort, onSort, columnStyles }: GridHeaderProps) {
  const columns = useMemo(() => lineColumns(fields), [fields]);
  const table = useGridTable(columns, sort, onSort, isLineField);
  const { indexHint } = useMessages("counting").lines;
  const explained = (field: string, title: ReactNode, onPress: MouseEventHandler | undefined) =>
    field === "index" ? (
      <Hint label={title} onClick={onPress}>
        {indexHint}
      </Hint>
    ) : null;
  return (
    <GridHead
      table={table}
      columnStyles={columnStyles}
      attributesOf={attributesOf}
      renderExplained={explained}
    />
  );
}

import { createContext, useContext } from "react";
import type { LineField, LineValue } from "#lines/line-field.ts";
import type { LineRow } from "#lines/line-row.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type CellContent, cellContent } from "./cell-content.tsx";

interface CellProps {
  readonly line: LineRow;
  /** The column's value; `null` is "no answer". */
  readonly value: LineValue;
}

/** The gateway's time, for "today" and "yesterday". Milliseconds since 1970. */
export const TodayContext = createContext(0);

/** Cell content as an element. */
export function Cell({ content }: { content: CellContent }) {
  const { text, title, className, sign, isNothing, icon, state } = content;
  return (
    <span
      className={className}
      title={title}
      data-sign={sign}
      data-none={isNothing && ""}
      data-state={state}
    >
      {icon ? (
        <>
          {icon}
          <span>{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

function cellFor(field: LineField) {
  return function FieldCell({ line, value }: CellProps) {
    const context = {
      format: useFormat(),
      messages: useMessages("counting"),
      today: useContext(TodayContext),
    };
    return <Cell content={cellContent(field, line, value, context)} />;
  };
}

const cells = new Map<LineField, ReturnType<typeof cellFor>>();

export function cellOf(field: LineField): ReturnType<typeof cellFor> {
  const cell = cells.get(field) ?? cellFor(field);
  cells.set(field, cell);
  return cell;
}

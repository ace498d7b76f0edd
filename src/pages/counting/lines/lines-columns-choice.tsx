import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type KeyboardEvent, useState } from "react";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import { type LineField, lineFields } from "#lines/line-fields.ts";
import { ColumnWidths } from "#table/columns/column-widths.tsx";
import { useColumnWidths } from "#table/columns/stored-widths.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { moveColumn, toggleColumn } from "./column-choice.ts";
import { groupedFields } from "./columns.tsx";
import styles from "./lines-columns-menu.module.css";
import { offeredFields } from "./offered-fields.ts";

type Columns = readonly LineField[];

/** The visible columns in their order, and below them all fields. The widths of the columns replace their order. */
export function LinesColumnsChoice({
  id,
  columns,
  defaults,
  places,
  onChange,
}: {
  /** Of the counting. */
  id: string;
  columns: Columns;
  /** The columns while none are chosen. */
  defaults: Columns;
  /** All default columns of the tab, which decide where a column returns to. */
  places: Columns;
  onChange: (columns: Columns | null) => void;
}) {
  const { lineColumns: t, countingTable } = useMessages("all");
  const titleOf = useTitleOf();
  const [isSizing, setSizing] = useState(false);
  // The address changes a moment later, but a checkbox responds at once.
  const [chosen, setChosen] = useState(columns);
  const [, setWidths] = useColumnWidths("lines");
  const hasEarlier = useEarlierOutcomes(id) !== null;
  // A chosen column can be removed in any case.
  const fields = lineFields.filter(
    (field) => offeredFields(hasEarlier).includes(field) || columns.includes(field),
  );
  const choose = (next: Columns | null) => {
    setChosen(next ?? defaults);
    onChange(next?.join() === defaults.join() ? null : next);
  };
  const reset = () => {
    choose(null);
    setWidths({});
  };
  return (
    <>
      <p className={styles.onCards}>{t.onCards}</p>
      {isSizing ? (
        <ColumnWidths grid="lines" columns={chosen} titleOf={titleOf} />
      ) : (
        <VisibleColumns chosen={chosen} onChoose={choose} />
      )}
      <p className={styles.ways}>
        <Button variant="link" onClick={reset}>
          {t.default}
        </Button>
        <Button variant="link" aria-pressed={isSizing} onClick={() => setSizing(!isSizing)}>
          {countingTable.resize.adjust}
        </Button>
      </p>
      {groupedFields(fields).map(([group, ofGroup]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t.groups[group]}</legend>
          {ofGroup.map((field) => (
            <label key={field}>
              <input
                type="checkbox"
                checked={chosen.includes(field)}
                disabled={chosen.length === 1 && chosen[0] === field}
                onChange={() => choose(toggleColumn(chosen, field, places))}
              />
              {titleOf(field)}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

function useTitleOf(): (field: LineField) => string {
  const { lines: t, lineFields: titles } = useMessages("all");
  return (field) => t.inFull[field] ?? titles[field];
}

/** The order of the columns, changed by buttons or by Alt with the arrow keys. */
function VisibleColumns({
  chosen,
  onChoose,
}: {
  chosen: Columns;
  onChoose: (columns: Columns) => void;
}) {
  const t = useMessages("all").lineColumns;
  const format = useFormat();
  const titleOf = useTitleOf();
  const [moved, setMoved] = useState("");
  const move = (field: LineField, by: -1 | 1) => {
    const next = moveColumn(chosen, field, by);
    if (next.indexOf(field) === chosen.indexOf(field)) return;
    const [position, count] = [next.indexOf(field) + 1, next.length].map(format.number);
    setMoved(t.moved(titleOf(field), position ?? "", count ?? ""));
    onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent, field: LineField) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(field, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <>
      <ol className={styles.order} aria-label={t.visible}>
        {chosen.map((field, index) => (
          <li key={field} onKeyDown={(event) => onKeyDown(event, field)}>
            <span>{titleOf(field)}</span>
            <Button
              variant="icon"
              aria-label={t.up(titleOf(field))}
              aria-disabled={index === 0}
              onClick={() => move(field, -1)}
            >
              <ChevronUp aria-hidden="true" />
            </Button>
            <Button
              variant="icon"
              aria-label={t.down(titleOf(field))}
              aria-disabled={index === chosen.length - 1}
              onClick={() => move(field, 1)}
            >
              <ChevronDown aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </>
  );
}

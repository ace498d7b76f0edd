import { type CSSProperties, type MouseEvent, memo } from "react";
import { linesBar } from "#charts/bars/group-series.ts";
import type { GroupColumn } from "#pages/counting/overview/groups/columns.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import frameStyles from "#table/grid.module.css";
import { isPlainClick } from "#table/is-plain-click.ts";
import { Figure } from "#ui/figure.tsx";
import { PartsBar } from "#ui/pace-bar.tsx";
import { PersonChip } from "#ui/people.tsx";
import type { PeopleColumn } from "./people-columns.ts";
import styles from "./people-grid.module.css";

/** A column as all rows render it. */
export interface RenderedColumn {
  readonly name: PeopleColumn;
  /** Machine-readable name. */
  readonly machine: string;
  readonly kind: string;
  /** Label of the figure in cards; `undefined` where none is needed. */
  readonly label: string | undefined;
  readonly style: CSSProperties | undefined;
  /** The figure of a person; `null` for the columns of name and progress. */
  readonly figureColumn: GroupColumn<PersonTotals> | null;
}

const rowClass = `${frameStyles.row} ${styles.person}`;

/** One person; a click filters the page by their assigned lines, or removes that filter. */
export const PersonRow = memo(function PersonRow({
  id,
  columns,
  person,
  index,
  height,
  isCurrent,
  isChosen,
  countedOf,
  onPress,
}: {
  /** Element id, for the grid's `aria-activedescendant`. */
  id: string;
  columns: readonly RenderedColumn[];
  person: PersonTotals;
  /** From 0. */
  index: number;
  /** In pixels; `null` on paper for the natural height. */
  height: number | null;
  isCurrent: boolean;
  isChosen: boolean;
  /** Progress in words. */
  countedOf: string;
  onPress: (person: PersonTotals) => void;
}) {
  const onRowClick = (event: MouseEvent) => {
    if (isPlainClick(event)) onPress(person);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus, and its Enter presses the current row
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={rowClass}
      data-group={person.key}
      data-current={isCurrent || undefined}
      style={height === null ? undefined : { top: index * height, height }}
      onClick={onRowClick}
    >
      {columns.map(({ name, machine, kind, label, style, figureColumn }) => (
        <div
          key={name}
          role="gridcell"
          style={style}
          data-column={machine}
          data-kind={kind}
          data-label={label}
        >
          {name === "name" && <Name person={person} />}
          {name === "progress" && <Progress person={person} text={countedOf} />}
          {figureColumn && <FigureText person={person} column={figureColumn} />}
        </div>
      ))}
    </div>
  );
});

function Name({ person: { name, username, isMuted } }: { person: PersonTotals }) {
  return (
    <>
      <PersonChip username={username} />
      <span className={isMuted ? "muted" : undefined} title={name}>
        {name}
      </span>
    </>
  );
}

function Progress({ person, text }: { person: PersonTotals; text: string }) {
  const { lines, counted, discrepancies, inProgress } = linesBar([person]);
  return (
    <>
      <PartsBar counting={{ total: lines, counted, discrepancies }} inProgress={inProgress} />
      <span className="visually-hidden">{text}</span>
    </>
  );
}

function FigureText({
  person,
  column: { figure, value, text },
}: {
  person: PersonTotals;
  column: GroupColumn<PersonTotals>;
}) {
  const cellText = text(person);
  const content =
    cellText === "–" || cellText === "0" ? <span className="muted">{cellText}</span> : cellText;
  return figure ? (
    <Figure name={figure} value={value(person)}>
      {content}
    </Figure>
  ) : (
    content
  );
}

import { linesBar } from "#charts/bars/group-series.ts";
import type { ShownFigure } from "#figures/figures.ts";
import type { GroupFigureName } from "#figures/of-lines.ts";
import type { Format } from "#format/format.ts";
import { noAnswer } from "#format/numbers.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { GroupColumn } from "#pages/counting/overview/groups/columns.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { Figure } from "#ui/figure.tsx";
import { PartsBar } from "#ui/pace-bar.tsx";
import { PersonChip } from "#ui/people.tsx";
import styles from "./people-grid.module.css";

export interface CellContext {
  readonly messages: Messages;
  readonly format: Format;
  /** The columns of the same names in the overview. */
  readonly figureColumns: readonly GroupColumn<PersonTotals>[];
  /** Of all matching lines. */
  readonly figureOf: (name: GroupFigureName) => ShownFigure;
  /** By key, the median rate of the others for each person who is slow. */
  readonly slow: ReadonlyMap<string, number>;
  /** Milliseconds since 1970; `null` while the time is unknown. */
  readonly moment: number | null;
}

export function Name({ person: { name, username, isMuted } }: { person: PersonTotals }) {
  return (
    <>
      <PersonChip username={username} />
      <span className={isMuted ? "muted" : undefined} title={name}>
        {name}
      </span>
    </>
  );
}

export function countedOf(
  { counted, lines }: PersonTotals,
  { messages, format }: CellContext,
): string {
  return messages.overview.countedOf(format.number(counted), format.number(lines));
}

export function Progress({ person, text }: { person: PersonTotals; text: string }) {
  const { lines, counted, discrepancies, inProgress } = linesBar([person]);
  return (
    <>
      <PartsBar counting={{ total: lines, counted, discrepancies }} inProgress={inProgress} />
      <span className="visually-hidden">{text}</span>
    </>
  );
}

/** When a person finished a line last, or for how long an idle one has not. */
export function LastFinish({
  person,
  context: { messages, format, figureColumns, moment },
}: {
  person: PersonTotals;
  context: CellContext;
}) {
  const { idle, lastFinish } = person.activity;
  if (idle && moment !== null && lastFinish !== null) {
    const text = messages.overview.people.idleFor(format.duration(moment - lastFinish));
    return <Marked isMarked>{text}</Marked>;
  }
  const column = figureColumns.find(({ name }) => name === "last-finish");
  return column && <FigureText person={person} column={column} />;
}

/** A text, with a diamond where it needs attention. */
export function Marked({ isMarked, children }: { isMarked: boolean; children: string }) {
  if (children === noAnswer) return <span className="muted">{children}</span>;
  return (
    <span data-attention={isMarked ? "warning" : undefined}>
      <AttentionGlyph attention={isMarked ? "warning" : null} className={styles.glyph} />
      {children}
    </span>
  );
}

export function FigureText({
  person,
  column: { figure, value, text },
}: {
  person: PersonTotals;
  column: GroupColumn<PersonTotals>;
}) {
  const cellText = text(person);
  const content =
    cellText === noAnswer || cellText === "0" ? (
      <span className="muted">{cellText}</span>
    ) : (
      cellText
    );
  return figure ? (
    <Figure name={figure} value={value(person)}>
      {content}
    </Figure>
  ) : (
    content
  );
}

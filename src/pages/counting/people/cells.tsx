import type { ReactNode } from "react";
import { linesBar } from "#charts/bars/group-series.ts";
import { activityColumns } from "#components/counting/panels/people/activity-columns.ts";
import type { PersonTotals } from "#components/counting/panels/people/people-rows.ts";
import { noAnswer } from "#format/numbers.ts";
import { type Column, shownValue, textOf } from "#table/entries/columns.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { Figure } from "#ui/figure.tsx";
import { PartsBar } from "#ui/pace-bar.tsx";
import { PersonChip } from "#ui/people.tsx";
import type { PeopleContext } from "./people-context.ts";
import styles from "./people-grid.module.css";

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
export function LastFinish({ person, context }: { person: PersonTotals; context: PeopleContext }) {
  const { overview, format, moment } = context;
  const { idle, lastFinish } = person.activity;
  if (idle && moment !== null && lastFinish !== null) {
    const text = overview.people.idleFor(format.duration(moment - lastFinish));
    return <Marked isMarked>{text}</Marked>;
  }
  return plainCell(activityColumns["last-finish"], person, context);
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

/** The text of a column, muted where it says nothing. */
export function plainCell(
  column: Column<PersonTotals, PeopleContext>,
  person: PersonTotals,
  context: PeopleContext,
): ReactNode {
  const text = textOf(column, person, context);
  const content = text === noAnswer || text === "0" ? <span className="muted">{text}</span> : text;
  return column.figure ? (
    <Figure name={column.figure} value={shownValue(column, person, context)}>
      {content}
    </Figure>
  ) : (
    content
  );
}

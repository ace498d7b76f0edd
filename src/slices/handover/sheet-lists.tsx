import { type Columns, isHidden } from "#table/entries/columns.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import styles from "./sheet-lists.module.css";
import { type SheetContext, sheetTables } from "./sheet-tables.tsx";
import type { CutList, HandoverTexts } from "./texts/handover-sheet.ts";

interface ListsProps {
  readonly texts: HandoverTexts;
  readonly context: SheetContext;
}

/** How many of the countings are active, and how many have finished. */
function countsCaption({ countings, messages, format: { number } }: SheetContext): string {
  const { captions } = messages.handover;
  const active = countings.filter(({ facts }) => facts.active).length;
  const finished = countings.length - active;
  return [
    ...(active > 0 ? [captions.active(number(active))] : []),
    ...(finished > 0 ? [captions.finished(number(finished))] : []),
  ].join(", ");
}

/** The countings of all warehouses, with what has changed in each. */
export function ChangedList({ texts, context }: ListsProps) {
  const { sections, nothing } = context.messages.handover;
  const { value, ...withoutCosts } = sheetTables.changed;
  return (
    <Section
      title={sections.countings}
      caption={countsCaption(context)}
      list={texts.countings}
      empty={nothing.tasks}
      columns={isHidden(value, context) ? withoutCosts : sheetTables.changed}
      context={context}
      kind="changed"
      className={styles.counts}
      keyOf={({ of }) => of.id}
    />
  );
}

/** Countings and tasks, and discrepancies, zones and people of active countings, each cut to what fits. */
export function SheetLists({ texts, context }: ListsProps) {
  const { handover, countings, messages, format } = context;
  const { sections, captions, nothing } = messages.handover;
  const { number } = format;
  const hasActive = countings.some(({ facts }) => facts.active);
  const hasHiddenCosts = isHidden(sheetTables.costliest.value, context);
  const isByValue = texts.hasValue && !hasHiddenCosts;
  const { value: _, ...withoutCosts } = sheetTables.costliest;
  const { value: __, ...tasksWithoutCosts } = sheetTables.tasks;
  return (
    <>
      <Section
        title={sections.countings}
        caption={countsCaption(context)}
        list={texts.countings}
        empty={nothing.tasks}
        columns={sheetTables.countings}
        context={context}
        kind="countings"
        className={styles.counts}
        keyOf={({ of }) => of.id}
      />
      <Section
        title={sections.tasks}
        caption={captions.tasks}
        list={texts.tasks}
        empty={nothing.tasks}
        columns={hasHiddenCosts ? tasksWithoutCosts : sheetTables.tasks}
        context={context}
        kind="tasks"
        keyOf={({ text }) => text}
        rowName="task"
        hasHeads={false}
      />
      {hasActive && (
        <>
          <Section
            title={sections.costliest}
            caption={isByValue ? captions.costliest : captions.costliestUnits}
            list={texts.costliest}
            empty={nothing.costliest}
            columns={texts.hasCosts ? sheetTables.costliest : withoutCosts}
            context={context}
            kind="costliest"
            keyOf={({ of }) => `${of.countingId} ${of.id}`}
          />
          <div className={styles.pair}>
            <Section
              title={sections.zones}
              caption={captions.zones(number(handover.left), handover.left)}
              list={texts.zones}
              empty={nothing.zones}
              columns={sheetTables.zones}
              context={context}
              kind="zones"
              keyOf={({ zone }) => zone}
            />
            <Section
              title={sections.people}
              caption={captions.people}
              list={texts.people}
              empty={nothing.people}
              columns={sheetTables.people}
              context={context}
              kind="people"
              keyOf={({ of }) => of.id}
            />
          </div>
        </>
      )}
    </>
  );
}

function Section<Row>({
  title,
  caption,
  list: { rows, more },
  empty,
  kind,
  ...table
}: {
  title: string;
  caption: string;
  list: CutList<Row>;
  empty: string;
  /** Its columns have widths of their own. */
  kind: keyof typeof sheetTables;
  columns: Columns<Row, SheetContext>;
  context: SheetContext;
  keyOf: (row: Row) => string | number;
  rowName?: string;
  hasHeads?: false;
  className?: string | undefined;
}) {
  return (
    <section className={styles.section}>
      <h2>
        {title} {rows.length > 0 && <small>{caption}</small>}
      </h2>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <PlainTable label={title} data-kind={kind} rows={rows} {...table} />
      )}
      {more !== null && <p className={styles.more}>{more}</p>}
    </section>
  );
}

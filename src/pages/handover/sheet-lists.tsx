import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { scheduleStatus } from "#domain/counting/schedule-status.ts";
import type { HandedCounting, Handover } from "#domain/handover/handover.ts";
import { lineFigures } from "#figures/of-lines.ts";
import type { CutList, HandoverTexts } from "#format/handover/handover-sheet.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import { TableHead } from "#ui/table-head.tsx";
import styles from "./sheet-lists.module.css";

/** Countings, tasks, discrepancies, zones and people, each cut to what fits. */
export function SheetLists({
  texts,
  handover,
  countings,
  now,
}: {
  texts: HandoverTexts;
  handover: Handover;
  countings: readonly HandedCounting[];
  /** Milliseconds since 1970. */
  now: number;
}) {
  const { handover: t } = useMessages("all");
  const { number } = useFormat();
  const [params] = useSearchParams();
  const { heads, sections, captions, nothing } = t;
  const { hasCosts } = texts;
  const active = countings.filter(({ facts }) => facts.active).length;
  const finished = countings.length - active;
  const isByValue = useIsVisible()(lineFigures["absolute-value"]) && texts.hasValue;
  return (
    <>
      <Section
        title={sections.countings}
        caption={
          finished > 0
            ? `${captions.active(number(active))}, ${captions.finished(number(finished))}`
            : captions.active(number(active))
        }
        list={texts.countings}
        empty={nothing.tasks}
        heads={[
          heads.counting,
          heads.deadline,
          heads.progress,
          heads.counted,
          heads.left,
          heads.conclusion,
        ]}
        kind="countings"
        row={({ counting, name, deadline, counted, left, conclusion }) => ({
          key: counting.id,
          cells: [
            <Link key="name" to={withShared(paths.counting(counting.id), params)}>
              {name}
            </Link>,
            deadline,
            <PaceBar
              key="bar"
              counting={counting.facts}
              status={scheduleStatus(counting.facts, now, counting.calendar)}
              at={now}
              calendar={counting.calendar}
              size="thin"
            />,
            counted,
            left,
            conclusion,
          ],
        })}
      />
      <Section
        title={sections.tasks}
        caption={captions.tasks}
        list={texts.tasks}
        empty={nothing.tasks}
        kind="tasks"
        namedBy={1}
        row={({ text, worth }) => ({
          key: text,
          cells: [<i key="box" className={styles.box} />, text, worth],
        })}
      />
      <Section
        title={sections.costliest}
        caption={isByValue ? captions.costliest : captions.costliestUnits}
        list={texts.costliest}
        empty={nothing.costliest}
        heads={[
          heads.product,
          heads.description,
          heads.location,
          heads.stock,
          heads.difference,
          ...(hasCosts ? [heads.value] : []),
          heads.lookFirst,
        ]}
        kind="costliest"
        row={({ key, code, description, location, stock, difference, value, lookFirst }) => ({
          key,
          cells: [
            code,
            description,
            location,
            stock,
            difference,
            ...(hasCosts ? [value] : []),
            lookFirst,
          ],
        })}
      />
      <div className={styles.pair}>
        <Section
          title={sections.zones}
          caption={captions.zones(number(handover.left), handover.left)}
          list={texts.zones}
          empty={nothing.zones}
          heads={[heads.zone, heads.left, heads.last]}
          kind="zones"
          row={({ zone, part, left, last }) => ({
            key: zone,
            cells: [
              zone,
              <span key="left" className={styles.left}>
                <i style={{ width: `${part * 100}%` }} />
                {left}
              </span>,
              last,
            ],
          })}
        />
        <Section
          title={sections.people}
          caption={captions.people}
          list={texts.people}
          empty={nothing.people}
          heads={[heads.person, heads.since(texts.since), heads.lastHour, heads.open]}
          kind="people"
          row={({ key, name, since, lastHour, left }) => ({
            key,
            cells: [name, since, lastHour, left],
          })}
        />
      </div>
    </>
  );
}

function Section<Row>({
  title,
  caption,
  list: { rows, more },
  empty,
  heads = [],
  kind,
  namedBy,
  row,
}: {
  title: string;
  caption: string;
  list: CutList<Row>;
  empty: string;
  heads?: readonly string[];
  /** Its columns have widths of their own. */
  kind: "countings" | "tasks" | "costliest" | "zones" | "people";
  /** Column whose cell names its row, in a table without heads. */
  namedBy?: number;
  row: (row: Row) => { readonly key: string | number; readonly cells: readonly ReactNode[] };
}) {
  return (
    <section className={styles.section}>
      <h2>
        {title} {rows.length > 0 && <small>{caption}</small>}
      </h2>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <table aria-label={title} data-kind={kind}>
          {heads.length > 0 && <TableHead titles={heads} />}
          <tbody>
            {rows.map(row).map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, index) => {
                  const Cell = index === namedBy ? "th" : "td";
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row have an order and no names
                    <Cell key={index} scope={index === namedBy ? "row" : undefined}>
                      {cell}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more !== null && <p className={styles.more}>{more}</p>}
    </section>
  );
}

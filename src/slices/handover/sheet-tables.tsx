import { Link } from "#components/link.tsx";
import { progress } from "#domain/counting/pace.ts";
import { scheduleStatus } from "#domain/counting/schedule-status.ts";
import { lookFirstText } from "#format/look-first.ts";
import { noAnswer } from "#format/numbers.ts";
import { withKeptUnits } from "#format/with-kept-units.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { paths } from "#routes.ts";
import { sharedOf } from "#search-params/shared-search.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { PaceBar } from "#ui/pace-bar.tsx";
import type { HandoverMessages } from "./messages.ts";
import type { HandedCounting, Handover } from "./rules/handover.ts";
import styles from "./sheet-lists.module.css";
import { writtenCount } from "./texts/count-name.ts";
import type {
  CostlyRow,
  CountingRow,
  PersonRow,
  TaskRow,
  ZoneRow,
} from "./texts/handover-sheet.ts";

/** What the columns of the sheet are read with. */
export interface SheetContext extends TableContext {
  readonly messages: Messages & { readonly handover: HandoverMessages };
  readonly handover: Handover;
  readonly countings: readonly HandedCounting[];
  /** The moment that "since" refers to. */
  readonly since: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly now: number;
  /** Of the address, for links. */
  readonly params: URLSearchParams;
}

type Heads = HandoverMessages["heads"];

const head =
  (name: Exclude<keyof Heads, "since">) =>
  ({ messages }: SheetContext) =>
    messages.handover.heads[name];

const fileHead =
  (name: keyof Messages["fileExport"]["titles"]) =>
  ({ messages }: SheetContext) =>
    messages.fileExport.titles[name];

function nameOf(id: number, { handover, messages }: SheetContext): string {
  const person = handover.people.find((one) => one.id === id);
  return person?.username ?? messages.progress.user(String(id));
}

function countOf(one: HandedCounting | undefined, { format, messages }: SheetContext) {
  return one ? writtenCount(one.facts, format, messages.handover) : null;
}

function placedCountOf(one: HandedCounting, { format, messages: { handover: t } }: SheetContext) {
  return t.countIn(one.warehouse, writtenCount(one.facts, format, t));
}

/** The page of a counting, with what has changed there since. */
function changesPath(id: string, params: URLSearchParams, from: number): string {
  const query = sharedOf(params);
  query.set("since", new Date(from).toISOString());
  return `${paths.counting(id)}?${query}`;
}

/** The lists of a handover: the sheet cuts them and writes sentences, their files have all rows and exact figures. */
export const sheetTables = {
  countings: tableOf<CountingRow, SheetContext>()((column) => ({
    counting: column.text(head("counting"), ({ of }, context) => countOf(of, context), {
      cell: ({ of, name }) => <Link to={paths.counting(of.id)}>{name}</Link>,
    }),
    deadline: column.instant(head("deadline"), ({ of }) => of.facts.endsAt, {
      cell: ({ deadline }) => deadline,
    }),
    progress: column.bar(head("progress"), ({ of }) => progress(of.facts), {
      cell: ({ of: { facts, calendar } }, { now }) => (
        <PaceBar
          counting={facts}
          status={scheduleStatus(facts, now, calendar)}
          at={now}
          calendar={calendar}
          size="thin"
        />
      ),
    }),
    lines: column.number(fileHead("lines"), ({ of }) => of.facts.total, { place: "file" }),
    counted: column.number(head("counted"), ({ of }) => of.facts.counted, {
      cell: ({ counted }) => counted,
    }),
    left: column.number(head("left"), ({ of }) => of.facts.left),
    conclusion: column.text(
      head("conclusion"),
      ({ conclusion }) => (conclusion === noAnswer ? null : conclusion),
      { cell: ({ conclusion }) => withKeptUnits(conclusion) },
    ),
  })),
  /** The countings of all warehouses, with what has changed in each. */
  changed: tableOf<CountingRow, SheetContext>()((column) => ({
    counting: column.text(head("counting"), ({ of }, context) => placedCountOf(of, context), {
      cell: ({ of, name }, { params, from }) => (
        <>
          <Link to={changesPath(of.id, params, from)}>{of.warehouse}</Link> <small>{name}</small>
        </>
      ),
    }),
    counted: column.number(head("counted"), ({ of }) => of.changes.counted),
    discrepancies: column.number(
      ({ messages }) => messages.handover.discrepancies,
      ({ of }) => of.changes.discrepancies,
    ),
    value: column.amount(head("value"), ({ of }) => of.changes.absoluteValue, {
      cell: ({ of }, { format }) => format.amount(of.changes.absoluteValue, 0),
    }),
    documented: column.number(
      ({ messages }) => messages.handover.documented,
      ({ of }) => of.changes.documented,
      { place: "file" },
    ),
    incidents: column.number(
      ({ messages }) => messages.handover.incidents,
      ({ of }) => of.changes.incidents,
    ),
    left: column.number(head("left"), ({ of }) => of.facts.left),
    conclusion: column.text(
      head("conclusion"),
      ({ conclusion }) => (conclusion === noAnswer ? null : conclusion),
      { cell: ({ conclusion }) => withKeptUnits(conclusion) },
    ),
  })),
  tasks: tableOf<TaskRow, SheetContext>()((column) => ({
    box: column.text(
      () => "",
      () => null,
      { place: "page", cell: () => <i className={styles.box} /> },
    ),
    task: column.text(
      ({ messages }) => messages.handover.sections.tasks,
      ({ text }) => text,
    ),
    value: column.amount(head("value"), ({ of }) => ("value" in of ? of.value : null), {
      cell: ({ worth }) => worth,
    }),
  })),
  costliest: tableOf<CostlyRow, SheetContext>()((column) => ({
    counting: column.text(
      head("counting"),
      ({ of: { countingId } }, context) =>
        countOf(
          context.countings.find(({ id }) => id === countingId),
          context,
        ),
      { place: "file" },
    ),
    product: column.text(head("product"), ({ of }) => of.code),
    description: column.text(head("description"), ({ of }) => of.description),
    location: column.text(head("location"), ({ of }) => of.location),
    expected: column.number(
      ({ messages }) => messages.lineFields.expected,
      ({ of }) => of.expected,
      { place: "file" },
    ),
    "counted-stock": column.number(
      ({ messages }) => messages.lineFields.countedStock,
      ({ of }) => of.counted,
      { place: "file" },
    ),
    stock: column.text(head("stock"), ({ stock }) => stock, { place: "page", align: "end" }),
    difference: column.signed(head("difference"), ({ of }) => of.difference),
    value: column.signedAmount(head("value"), ({ of }) => of.value),
    "look-first": column.text(
      head("lookFirst"),
      ({ of: { lookFirst } }, { messages, format }) =>
        lookFirst && lookFirstText(lookFirst, messages.lines, format.number),
      { cell: ({ lookFirst }) => lookFirst },
    ),
  })),
  zones: tableOf<ZoneRow, SheetContext>()((column) => ({
    zone: column.text(head("zone"), ({ of }) => of.zone, { cell: ({ zone }) => zone }),
    left: column.number(head("left"), ({ of }) => of.left, {
      cell: ({ part, left }) => (
        <span className={styles.left}>
          <i style={{ width: `${part * 100}%` }} />
          {left}
        </span>
      ),
    }),
    last: column.text(
      head("last"),
      ({ of: { last } }, context) => last && nameOf(last.person, context),
      { align: "end", cell: ({ last }) => last },
    ),
    "last-at": column.instant(fileHead("lastAt"), ({ of }) => of.last?.at ?? null, {
      place: "file",
    }),
  })),
  people: tableOf<PersonRow, SheetContext>()((column) => ({
    person: column.text(head("person"), ({ of }, context) => nameOf(of.id, context), {
      cell: ({ name }) => name,
    }),
    since: column.number(
      ({ messages, since }) => messages.handover.heads.since(since),
      ({ of }) => of.since,
    ),
    "last-hour": column.number(head("lastHour"), ({ of }) => of.lastHour),
    open: column.number(head("open"), ({ of }) => of.left),
    state: column.text(
      ({ messages }) => messages.overview.people.state,
      ({ of }, { messages }) => (of.isIdle ? messages.handover.idle : null),
      { place: "file" },
    ),
  })),
};

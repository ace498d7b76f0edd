import type { Warehouse } from "#contract/counting.ts";
import type { TargetPercents } from "#contract/targets.ts";
import { attentionOf } from "#domain/counting/conclusion.ts";
import { progress } from "#domain/counting/pace.ts";
import type { HandedCounting, Handover, HandoverTask } from "#domain/handover/handover.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import type { conclusion as ConclusionWords } from "#messages/en/conclusion.ts";
import type { handover as HandoverWords } from "#messages/en/handover.ts";
import type { targets as TargetWords } from "#messages/en/targets.ts";
import { conclusionText } from "./conclusion.ts";
import type { Format } from "./format.ts";
import { noAnswer } from "./numbers.ts";
import { shortId } from "./short-id.ts";
import { missedTargets } from "./target.ts";

/** The messages of a handover. */
export type HandoverMessages = CommonMessages & {
  readonly conclusion: typeof ConclusionWords;
  readonly handover: typeof HandoverWords;
  readonly targets: typeof TargetWords;
};

/** Rows that fit one sheet of A4. */
const maxRows = { countings: 4, tasks: 6, costliest: 10, zones: 6, people: 6 };

/** A list as far as it fits, and how much does not. */
export interface CutList<Row> {
  readonly rows: readonly Row[];
  /** `and 4 more`; `null` where all fit. */
  readonly more: string | null;
}

/** A figure over the lists: its name, its value, and what belongs to it. */
interface SheetFigure {
  readonly key: "counted" | "discrepancies" | "undocumented" | "documented" | "incidents";
  readonly name: string;
  readonly value: string;
  readonly beside: string;
}

interface CountingRow {
  readonly counting: HandedCounting;
  readonly id: string;
  readonly deadline: string;
  readonly counted: string;
  readonly left: string;
  readonly conclusion: string;
}

interface TaskRow {
  readonly text: string;
  /** What it is worth; empty where that is unknown or says nothing. */
  readonly worth: string;
}

interface CostlyRow {
  readonly key: string;
  readonly code: string;
  readonly description: string;
  readonly location: string;
  readonly stock: string;
  readonly difference: string;
  readonly value: string;
}

interface ZoneRow {
  readonly zone: string;
  readonly left: string;
  readonly last: string;
}

interface PersonRow {
  readonly key: number;
  readonly name: string;
  readonly since: string;
  readonly lastHour: string;
  readonly left: string;
}

/** Everything that a sheet says, as it is shown, printed and copied. */
export interface HandoverTexts {
  readonly title: string;
  readonly warehouse: string;
  readonly span: string;
  readonly lead: string;
  readonly figures: readonly SheetFigure[];
  readonly countings: CutList<CountingRow>;
  readonly tasks: CutList<TaskRow>;
  readonly costliest: CutList<CostlyRow>;
  readonly zones: CutList<ZoneRow>;
  readonly people: CutList<PersonRow>;
  /** The moment that "since" refers to. */
  readonly since: string;
  readonly hasCosts: boolean;
}

interface Circumstances {
  readonly warehouse: Pick<Warehouse, "name" | "code">;
  readonly countings: readonly HandedCounting[];
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly now: number;
  readonly messages: HandoverMessages;
  readonly format: Format;
  /** Targets of the warehouse; `null` without any, and while some countings or lines could not be read. */
  readonly percents?: TargetPercents | null;
}

export function handoverTexts(handover: Handover, circumstances: Circumstances): HandoverTexts {
  const { warehouse, countings, from, now, messages, format, percents = null } = circumstances;
  const { handover: t } = messages;
  const { number, amount } = format;
  const moment = (instant: number) => format.moment(instant, now);
  const worth = (value: string | null) => (value === null ? "" : t.atCost(amount(value, 0)));
  const since = moment(from);
  const cut = <From, Row>(
    all: readonly From[],
    max: number,
    write: (one: From) => Row,
    count = all.length,
  ): CutList<Row> => {
    // A row that says that there is one more would take the place of that one.
    const shown = count > max ? all.slice(0, max - 1) : all;
    const more = count - shown.length;
    return { rows: shown.map(write), more: more > 0 ? t.more(number(more)) : null };
  };
  const names = new Map(handover.people.map(({ id, username }) => [id, username]));
  const nameOf = (id: number) => names.get(id) ?? messages.progress.user(String(id));
  const conclusions = countings.map(({ facts, outlook, totals }) =>
    conclusionText(
      outlook.conclusion,
      { now, deadline: facts.endsAt, total: facts.total, undocumented: totals.undocumented },
      messages,
      format,
    ),
  );
  const extraCountings = Math.max(0, Math.min(maxRows.countings, countings.length) - 2);
  return {
    title: t.title,
    warehouse: `${warehouse.name}, ${warehouse.code}`,
    span: t.span(moment(from), moment(now)),
    lead: leadOf(),
    figures: [
      {
        key: "counted",
        name: t.counted(since),
        value: number(handover.counted),
        beside: t.countedLines(handover.counted),
      },
      {
        key: "discrepancies",
        name: t.discrepancies,
        value: number(handover.discrepancies),
        beside: worth(handover.discrepancyValue),
      },
      {
        key: "undocumented",
        name: t.undocumented,
        value: number(handover.undocumented),
        beside: worth(handover.undocumentedValue),
      },
      { key: "documented", name: t.documented, value: number(handover.documented), beside: "" },
      { key: "incidents", name: t.incidents, value: number(handover.incidents), beside: "" },
    ],
    countings: cut(countings, maxRows.countings, (counting) => ({
      counting,
      id: shortId(counting.id),
      deadline: moment(counting.facts.endsAt),
      counted: format.share(progress(counting.facts)),
      left: number(counting.facts.left),
      conclusion: conclusions[countings.indexOf(counting)] || noAnswer,
    })),
    tasks: cut(handover.tasks, maxRows.tasks, (task) => ({
      text: taskText(task, t, number),
      worth: "value" in task ? worth(task.value) : "",
    })),
    costliest: cut(
      handover.costliest,
      maxRows.costliest - extraCountings,
      (line) => ({
        key: `${line.countingId} ${line.id}`,
        code: line.code,
        description: line.description,
        location: line.location,
        stock: `${number(line.expected)} → ${number(line.counted)}`,
        difference: format.signed(line.difference),
        value: format.signedAmount(line.value, 2),
      }),
      // Only the first ones of each counting are read.
      handover.undocumented,
    ),
    zones: cut(handover.zones, maxRows.zones, ({ zone, left, last }) => ({
      zone: zone === "" ? noAnswer : zone,
      left: number(left),
      last: last ? t.lastThere(nameOf(last.person), moment(last.at)) : noAnswer,
    })),
    people: cut(handover.people, maxRows.people, ({ id, since: own, lastHour, left, isIdle }) => ({
      key: id,
      name: isIdle ? `${nameOf(id)} (${t.idle})` : nameOf(id),
      since: number(own),
      lastHour: number(lastHour),
      left: number(left),
    })),
    since,
    hasCosts: handover.undocumentedValue !== null,
  };

  /** The conclusion of each counting, as far as there is room, what is left over all, and the targets missed. */
  function leadOf(): string {
    const { left, undocumented, undocumentedValue: value } = handover;
    const parts = countings
      .map(({ id, outlook }, index) => ({
        text: conclusions[index] ?? "",
        id: shortId(id),
        rank: ["overdue", "warning", null].indexOf(attentionOf(outlook.conclusion)),
      }))
      .filter(({ text }) => text !== "")
      .sort((one, other) => one.rank - other.rank)
      .slice(0, 2)
      .map(({ text, id }) => (countings.length > 1 ? `${id}: ${text}` : text));
    const rest = left > 0 ? t.lead(number(left), left) : t.leadNone;
    const open =
      value === null
        ? t.leadUndocumented(number(undocumented), undocumented)
        : t.leadUndocumentedValue(number(undocumented), undocumented, amount(value, 0));
    return [
      ...parts.map((part) => `${part}.`),
      rest,
      ...(undocumented > 0 ? [open] : []),
      ...missed(),
    ].join(" ");
  }

  function missed(): readonly string[] {
    if (percents === null) return [];
    return missedTargets(
      countings.map(({ totals }) => totals),
      { percents, coverage: handover.left > 0 ? "running" : "final" },
      { locale: format.locale, t: messages.targets },
    );
  }
}

/** A task as a sentence. */
export function taskText(
  task: HandoverTask,
  { tasks }: HandoverMessages["handover"],
  number: (count: number) => string,
): string {
  switch (task.kind) {
    case "count":
      return tasks.count(task.zones.join(", "), number(task.left), task.left);
    case "misplaced":
      return tasks.misplaced(number(task.lines), task.lines);
    case "undocumented":
      return tasks.undocumented(number(task.lines), task.lines);
    case "pack-hints":
      return tasks.packHints(number(task.lines), task.lines);
    case "recounts":
      return tasks.recounts(number(task.lines), task.lines);
    case "incidents":
      return tasks.incidents(number(task.lines), task.lines);
    case "close": {
      const { id, undocumented } = task;
      return undocumented === 0
        ? tasks.close(shortId(id))
        : tasks.closeAfter(shortId(id), number(undocumented), undocumented);
    }
  }
}

/** The sheet to paste into a message. */
export function handoverAsText(
  texts: HandoverTexts,
  notes: readonly string[],
  { handover: t }: Pick<HandoverMessages, "handover">,
): string {
  const section = <Row>(
    name: string,
    { rows, more }: CutList<Row>,
    write: (row: Row) => readonly string[],
  ) => {
    const lines = rows.map((row) => `- ${write(row).filter(Boolean).join(", ")}`);
    return rows.length === 0 ? [] : ["", name, ...lines, ...(more === null ? [] : [more])];
  };
  const { sections } = t;
  return [
    `${texts.title}, ${texts.warehouse}`,
    texts.span,
    "",
    texts.lead,
    ...notes,
    "",
    ...texts.figures.map(
      ({ name, value, beside }) => `${name}: ${value}${beside && ` (${beside})`}`,
    ),
    ...section(sections.countings, texts.countings, ({ id, deadline, counted, conclusion }) => [
      `${id} (${deadline}): ${counted}`,
      conclusion,
    ]),
    ...section(sections.tasks, texts.tasks, ({ text, worth }) => [text, worth]),
    ...section(sections.costliest, texts.costliest, (line) => [
      `${line.code} ${line.description}`,
      line.location,
      line.stock,
      texts.hasCosts ? `${line.difference} (${line.value})` : line.difference,
    ]),
    ...section(sections.zones, texts.zones, ({ zone, left, last }) => [`${zone}: ${left}`, last]),
    ...section(sections.people, texts.people, ({ name, since, lastHour, left }) => [
      `${name}: ${t.personLine(since, texts.since, lastHour, left)}`,
    ]),
  ].join("\n");
}

import { progress } from "#domain/counting/pace.ts";
import { conclusionText } from "#format/conclusion.ts";
import type { Format } from "#format/format.ts";
import { lookFirstText } from "#format/look-first.ts";
import { noAnswer } from "#format/numbers.ts";
import type { HandedCounting, Handover, HandoverTask } from "#slices/handover/rules/handover.ts";
import { countName, countTitle } from "./count-name.ts";
import { handoverLead } from "./handover-lead.ts";
import type {
  CountingRow,
  CutList,
  HandoverContext,
  HandoverTexts,
  SheetMessages,
} from "./handover-sheet.ts";
import { writtenSpan } from "./written-span.ts";

/** Rows that fit one sheet of A4; those of people are beside the zones. */
const maxRows = { countings: 6, tasks: 6, costliest: 10, zones: 6 };

/** Approximate pixels of the sheet: the room that the lead, the counts and the largest discrepancies share, and lines. */
const room = {
  all: 360,
  lead: { line: 20, letters: 82 },
  conclusion: { line: 16, letters: 34, padding: 6 },
  costly: 22,
};

/** How many of the largest discrepancies fit below a lead and the conclusions of counts. */
function costlyRows(lead: string, conclusions: readonly string[]): number {
  const { all, lead: text, conclusion, costly } = room;
  const linesOf = ({ length }: string, letters: number) => Math.max(1, Math.ceil(length / letters));
  const counts = conclusions
    .map((one) => linesOf(one, conclusion.letters) * conclusion.line + conclusion.padding)
    .reduce((sum, height) => sum + height, 0);
  const left = all - linesOf(lead, text.letters) * text.line - counts;
  return Math.min(maxRows.costliest, Math.max(2, Math.floor(left / costly)));
}

/** The sheet of a handover. */
export function handoverTexts(handover: Handover, context: HandoverContext): HandoverTexts {
  const { warehouse, countings, from, now, messages, format } = context;
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
    const fitting = Math.min(all.length, count > max ? max - 1 : max);
    const more = count - fitting;
    const rows = all.map(write);
    return {
      rows: rows.slice(0, fitting),
      all: rows,
      more: more > 0 ? t.more(number(more)) : null,
    };
  };
  const names = new Map(handover.people.map(({ id, username }) => [id, username]));
  const nameOf = (id: number) => names.get(id) ?? messages.progress.user(String(id));
  const conclusions = countings.map(({ facts, outlook, totals }) =>
    conclusionText(
      outlook.conclusion,
      { now, facts, undocumented: totals.undocumented, finish: totals.lastFinish },
      messages,
      format,
    ),
  );
  const rowOf = (counting: HandedCounting): CountingRow => {
    const { facts } = counting;
    const name = countTitle(facts, now, format, t);
    const deadline = moment(facts.endsAt);
    const counted = format.share(progress(facts));
    return {
      of: counting,
      name,
      line: warehouse
        ? `${name}, ${deadline}: ${counted}`
        : changedLine(counting, countName(facts, now, format, t), { t, number, worth }),
      deadline,
      counted,
      left: number(facts.left),
      conclusion: conclusions[countings.indexOf(counting)] || noAnswer,
    };
  };
  const { length } = countings;
  const lead = handoverLead(handover, { ...context, conclusions });
  const maxCostly = costlyRows(lead, conclusions.slice(0, maxRows.countings));
  const maxBeside = Math.max(4, maxRows.zones - Math.max(0, length - 4));
  const { closedUndocumented } = handover;
  const closed =
    closedUndocumented === 0 ? "" : t.closed(number(closedUndocumented), closedUndocumented);
  const lists = warehouse
    ? handover
    : { tasks: [], costliest: [], undocumented: 0, zones: [], people: [] };
  return {
    title: warehouse ? t.title : t.changes,
    warehouse: warehouse
      ? `${warehouse.name}, ${warehouse.code}`
      : messages.listFilters.allWarehouses,
    span: writtenSpan(format, t)(from, now),
    lead,
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
        beside: [worth(handover.undocumentedValue), closed].filter(Boolean).join("; "),
      },
      { key: "documented", name: t.documented, value: number(handover.documented), beside: "" },
      { key: "incidents", name: t.incidents, value: number(handover.incidents), beside: "" },
    ],
    countings: cut(countings, warehouse ? maxRows.countings : length, rowOf),
    tasks: cut(lists.tasks, maxRows.tasks, (task) => ({
      of: task,
      text: taskText(task, { t, now, format }),
      worth: "value" in task ? worth(task.value) : "",
    })),
    costliest: cut(
      lists.costliest,
      maxCostly,
      (line) => ({
        of: line,
        code: line.code,
        description: line.description,
        location: line.location,
        stock: `${number(line.expected)} → ${number(line.counted)}`,
        difference: format.signed(line.difference),
        value: format.signedAmount(line.value, 2),
        lookFirst: lookFirstText(line.lookFirst, messages.lines, number),
      }),
      // Only the first ones of each counting are read.
      lists.undocumented,
    ),
    zones: cut(lists.zones, maxBeside, (of) => ({
      of,
      zone: of.zone === "" ? noAnswer : of.zone,
      part: of.left / (handover.zones[0]?.left ?? of.left),
      left: number(of.left),
      last: of.last ? t.lastThere(nameOf(of.last.person), moment(of.last.at)) : noAnswer,
    })),
    people: cut(lists.people, maxBeside, (of) => ({
      of,
      name: of.isIdle ? `${nameOf(of.id)} (${t.idle})` : nameOf(of.id),
      since: number(of.since),
      lastHour: number(of.lastHour),
      left: number(of.left),
    })),
    since,
    hasCosts: handover.undocumentedValue !== null,
    hasValue:
      handover.undocumentedValue !== null &&
      (handover.costliest.length === 0 || Number(handover.undocumentedValue) > 0),
  };
}

/** What has changed in one counting of all warehouses: "North, the count of today 06:00 (200 lines): 80 lines counted". */
function changedLine(
  { warehouse, changes }: HandedCounting,
  name: string,
  {
    t,
    number,
    worth,
  }: {
    t: SheetMessages["handover"];
    number: Format["number"];
    worth: (value: string | null) => string;
  },
): string {
  const { counted, discrepancies, absoluteValue } = changes;
  const parts = [
    t.linesCounted(number(counted), counted),
    ...(discrepancies > 0
      ? [t.newDiscrepancies(number(discrepancies), discrepancies), worth(absoluteValue)]
      : []),
  ];
  return t.leadOf(t.countIn(warehouse, name), parts.filter(Boolean).join(", "));
}

/** A task as a sentence. */
function taskText(
  task: HandoverTask,
  { t, now, format }: { t: SheetMessages["handover"]; now: number; format: Format },
): string {
  const { tasks } = t;
  const { number } = format;
  switch (task.kind) {
    case "count": {
      const zones = new Intl.ListFormat(format.locale).format(task.zones);
      const text = tasks.count(zones, number(task.left), task.left);
      return task.of ? t.leadOf(countTitle(task.of, now, format, t), text) : text;
    }
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
      const name = countName(task.count, now, format, t);
      const { undocumented } = task;
      return undocumented === 0
        ? tasks.close(name)
        : tasks.closeAfter(name, number(undocumented), undocumented);
    }
  }
}

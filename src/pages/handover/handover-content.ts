import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import { progress } from "#domain/counting/pace.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { HandedCounting, Handover } from "#domain/handover/handover.ts";
import { conclusionText } from "#format/conclusion.ts";
import type { Format } from "#format/format.ts";
import { writtenCount } from "#format/handover/count-name.ts";
import { taskText } from "#format/handover/handover-texts.ts";
import { lookFirstText } from "#format/look-first.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { Cell } from "#spreadsheet/sheet.ts";

/** The tables of the sheet. */
type HandoverTable = keyof Messages["handover"]["sections"];

interface Context {
  readonly handover: Handover;
  readonly countings: readonly HandedCounting[];
  readonly messages: Messages;
  readonly format: Format;
  /** The moment that "since" refers to. */
  readonly since: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const amount = (value: string | null): Cell => (value === null ? null : parseDecimal(value));

/** A table of the sheet for a spreadsheet: all of its rows, with figures as numbers. */
export function handoverContent(
  table: HandoverTable,
  { handover, countings, messages, format, since, now }: Context,
): TableContent {
  const { handover: t, fileExport } = messages;
  const { heads } = t;
  const { titles } = fileExport;
  const nameOf = (id: number, username: string | null | undefined) =>
    username ?? messages.progress.user(String(id));
  switch (table) {
    case "countings":
      return tableContent<HandedCounting>(
        [
          { title: heads.counting, value: ({ facts }) => writtenCount(facts, format, t) },
          { title: heads.deadline, isInstant: true, value: ({ facts }) => new Date(facts.endsAt) },
          { title: heads.progress, value: ({ facts }) => progress(facts) },
          { title: titles.lines, value: ({ facts }) => facts.total },
          { title: heads.counted, value: ({ facts }) => facts.counted },
          { title: heads.left, value: ({ facts }) => facts.left },
          {
            title: heads.conclusion,
            value: ({ facts, outlook, totals }) =>
              conclusionText(
                outlook.conclusion,
                { now, facts, undocumented: totals.undocumented },
                messages,
                format,
              ),
          },
        ],
        countings,
      );
    case "tasks":
      return tableContent<Handover["tasks"][number]>(
        [
          { title: t.sections.tasks, value: (task) => taskText(task, { t, now, format }) },
          { title: heads.value, value: (task) => ("value" in task ? amount(task.value) : null) },
        ],
        handover.tasks,
      );
    case "costliest":
      return tableContent<Handover["costliest"][number]>(
        [
          {
            title: heads.counting,
            value: ({ countingId }) => {
              const counting = countings.find(({ id }) => id === countingId);
              return counting ? writtenCount(counting.facts, format, t) : null;
            },
          },
          { title: heads.product, value: ({ code }) => code },
          { title: heads.description, value: ({ description }) => description },
          { title: heads.location, value: ({ location }) => location },
          { title: messages.lineFields.expected, value: ({ expected }) => expected },
          { title: messages.lineFields.countedStock, value: ({ counted }) => counted },
          { title: heads.difference, value: ({ difference }) => difference },
          { title: heads.value, value: ({ value }) => amount(value) },
          {
            title: heads.lookFirst,
            value: (line) =>
              line.lookFirst && lookFirstText(line.lookFirst, messages.lines, format.number),
          },
        ],
        handover.costliest,
      );
    case "zones": {
      const names = new Map(handover.people.map(({ id, username }) => [id, username]));
      return tableContent<Handover["zones"][number]>(
        [
          { title: heads.zone, value: ({ zone }) => zone },
          { title: heads.left, value: ({ left }) => left },
          {
            title: heads.last,
            value: ({ last }) => last && nameOf(last.person, names.get(last.person)),
          },
          {
            title: titles.lastAt,
            isInstant: true,
            value: ({ last }) => last && new Date(last.at),
          },
        ],
        handover.zones,
      );
    }
    case "people":
      return tableContent<Handover["people"][number]>(
        [
          { title: heads.person, value: ({ id, username }) => nameOf(id, username) },
          { title: heads.since(since), value: (person) => person.since },
          { title: heads.lastHour, value: ({ lastHour }) => lastHour },
          { title: heads.open, value: ({ left }) => left },
          {
            title: messages.overview.people.state,
            value: ({ isIdle }) => (isIdle ? t.idle : null),
          },
        ],
        handover.people,
      );
  }
}

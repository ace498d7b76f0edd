import { noAnswer } from "#format/numbers.ts";
import type { CutList, HandoverTexts, SheetMessages } from "./handover-sheet.ts";

/** The sheet to paste into a message. */
export function handoverAsText(
  texts: HandoverTexts,
  notes: readonly string[],
  { handover: t }: Pick<SheetMessages, "handover">,
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
    ...section(sections.countings, texts.countings, ({ line, conclusion }) => [line, conclusion]),
    ...section(sections.tasks, texts.tasks, ({ text, worth }) => [text, worth]),
    ...section(sections.costliest, texts.costliest, (line) => [
      `${line.code} ${line.description}`,
      line.location,
      line.stock,
      texts.hasCosts ? `${line.difference} (${line.value})` : line.difference,
      line.lookFirst === noAnswer ? "" : line.lookFirst,
    ]),
    ...section(sections.zones, texts.zones, ({ zone, left, last }) => [`${zone}: ${left}`, last]),
    ...section(sections.people, texts.people, ({ name, since, lastHour, left }) => [
      `${name}: ${t.personLine(since, texts.since, lastHour, left)}`,
    ]),
  ].join("\n");
}

import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { type LogText, lineAt, lineCount } from "./log/log-text.ts";
import type { MessageGroup } from "./log/message-groups.ts";
import type { Words } from "./words.ts";

/**
 * Lines of a log for a spreadsheet.
 * @param lines indexes from 0; all without them
 */
export function logContent(
  log: LogText,
  lines: Uint32Array | null,
  { fileExport: { titles } }: Messages,
): TableContent {
  const indexes = lines ? [...lines] : Array.from({ length: lineCount(log) }, (_, index) => index);
  return tableContent<number>(
    [
      { title: titles.logLine, value: (index) => index + 1 },
      { title: titles.logText, value: (index) => lineAt(log, index) },
    ],
    indexes,
  );
}

/** The messages of a log for a spreadsheet. */
export function groupsContent(
  groups: readonly MessageGroup[],
  t: Words["groups"],
  { fileExport: { titles } }: Messages,
): TableContent {
  return tableContent<MessageGroup>(
    [
      { title: t.count, value: ({ lines }) => lines },
      { title: t.message, value: ({ shape }) => shape },
      { title: t.first, value: ({ firstLine }) => firstLine },
      { title: titles.logText, value: ({ first }) => first },
    ],
    groups,
  );
}

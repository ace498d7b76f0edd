import { FigureHint } from "#components/figure-hint.tsx";
import { Link } from "#components/link.tsx";
import type { Messages } from "#messages/en/catalogue.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { lineLink } from "./line-link.ts";
import { type LogText, lineAt } from "./log/log-text.ts";
import type { MessageGroup } from "./log/message-groups.ts";
import { visibleParts } from "./log/visible-text.ts";
import type { ImportsMessages } from "./messages.ts";
import { logSearch } from "./search.ts";

/** What the columns of a log's messages are read with. */
interface MessageContext extends TableContext {
  readonly t: ImportsMessages;
  /** The query of the address, for links. */
  readonly search: string;
}

/** The columns of the messages of a log. */
export const messageTable = tableOf<MessageGroup, MessageContext>()((column) => ({
  lines: column.number(
    ({ t }) => t.groups.count,
    ({ lines }) => lines,
    { figure: "lines", head: ({ t }) => <FigureHint figure="lines" label={t.groups.count} /> },
  ),
  message: column.text(
    ({ t }) => t.groups.message,
    ({ shape }) => shape,
    {
      cell: ({ shape, first }) => (
        <>
          <span>
            <Visible text={shape} />
          </span>
          {first !== shape && (
            <small>
              <Visible text={first} />
            </small>
          )}
        </>
      ),
    },
  ),
  first: column.number(
    ({ t }) => t.groups.first,
    ({ firstLine }) => firstLine,
    {
      cell: ({ firstLine: line }, { t, format, search }) => {
        const lines = logSearch.update(new URLSearchParams(search), { view: "lines", only: false });
        return (
          <Link
            to={{ search: `${lines}`, hash: lineLink({ from: line, to: line }) }}
            aria-label={t.lineNumber(format.number(line))}
          >
            {format.number(line)}
          </Link>
        );
      },
    },
  ),
}));

function Visible({ text }: { text: string }) {
  return visibleParts(text).map(({ text: part, control }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their index
    control ? <i key={index}>{part}</i> : part,
  );
}

/** What the columns of a log's files are read with. */
interface FileContext extends MessageContext {
  readonly messages: Messages;
}

/** The columns of the file of messages: their first lines are cells, too. */
export const messageFile = {
  ...messageTable,
  ...tableOf<MessageGroup, FileContext>()((column) => ({
    text: column.text(
      ({ messages }) => messages.fileExport.titles.logText,
      ({ first }) => first,
    ),
  })),
};

/** The columns of the file of a log's lines, which are read by their indexes. */
export const lineFile = tableOf<number, FileContext & { readonly log: LogText }>()((column) => ({
  line: column.number(
    ({ messages }) => messages.fileExport.titles.logLine,
    (index) => index + 1,
  ),
  text: column.text(
    ({ messages }) => messages.fileExport.titles.logText,
    (index, { log }) => lineAt(log, index),
  ),
}));

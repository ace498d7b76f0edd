import type { Changes } from "#domain/replay/changes.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import type { ChangeMessages } from "./messages.ts";

/** What the columns of the file of changes are read with. */
interface ChangesContext extends TableContext {
  readonly t: ChangeMessages;
  readonly messages: Messages;
  /** Milliseconds since 1970; without an end it is still running. */
  readonly span: { readonly from: number; readonly to: number | null };
}

/** The columns of the file of what changed, which has one row of figures with their span. */
export const changesFile = tableOf<Changes, ChangesContext>()((column) => ({
  from: column.instant(
    ({ messages }) => messages.listFilters.from,
    (_, { span }) => span.from,
  ),
  to: column.instant(
    ({ messages }) => messages.listFilters.to,
    (_, { span }) => span.to,
  ),
  counted: column.number(
    ({ t }) => t.counted,
    ({ counted }) => counted,
  ),
  discrepancies: column.number(
    ({ t }) => t.discrepancies,
    ({ discrepancies }) => discrepancies,
  ),
  netValue: column.signedAmount(
    ({ messages }) => messages.overview.columns.netValue,
    ({ netValue }) => netValue,
  ),
  absoluteValue: column.amount(
    ({ messages }) => messages.overview.columns.absoluteValue,
    ({ absoluteValue }) => absoluteValue,
  ),
  undocumented: column.number(
    ({ messages }) => messages.overview.queues.undocumented,
    ({ undocumented }) => undocumented,
  ),
  incidents: column.number(
    ({ t }) => t.incidents,
    ({ incidents }) => incidents,
  ),
  documented: column.number(
    ({ t }) => t.documented,
    ({ documented }) => documented,
  ),
}));

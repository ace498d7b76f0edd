import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import type { SavedView } from "#contract/views.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { pageName } from "./page-name.ts";

/** Saved views for a spreadsheet. */
export function viewContent(views: readonly SavedView[], messages: Messages): TableContent {
  const t = messages.views;
  return tableContent<SavedView>(
    [
      { title: t.name, value: ({ name }) => name },
      { title: t.page, value: ({ address }) => pageName(address, messages) },
      { title: t.address, value: ({ address }) => address },
    ],
    views,
  );
}

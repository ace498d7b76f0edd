import { hidesText, scopeText } from "#components/access/share-text.ts";
import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import type { Share } from "#contract/access.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { screenSearch } from "#slices/screens/search.ts";
import type { SetupWords } from "./words.ts";

/**
 * Paired screens for a spreadsheet.
 * @param now milliseconds since 1970
 */
export function screenContent(
  screens: readonly Share[],
  { t, messages, format, now }: { t: SetupWords; messages: Messages; format: Format; now: number },
): TableContent {
  const { shares } = messages;
  const viewOf = ({ view }: Share) =>
    view === null ? null : screenSearch.parse(new URLSearchParams(view));
  return tableContent<Share>(
    [
      { title: t.columns.name, value: ({ name }) => name },
      { title: t.columns.scope, value: (share) => scopeText(share, { t: messages, format, now }) },
      {
        title: t.columns.place,
        value: (share) => {
          const view = viewOf(share);
          return view && t.place(format.number(view.distance), format.number(view.diagonal));
        },
      },
      {
        title: t.columns.turn,
        value: (share) => {
          const view = viewOf(share);
          return view && t.turn(format.number(view.rotate));
        },
      },
      { title: t.columns.hides, value: ({ hides }) => hidesText(hides, shares) },
      {
        title: shares.columns.used,
        isInstant: true,
        value: ({ lastUsedAt }) => (lastUsedAt === null ? null : new Date(lastUsedAt)),
      },
    ],
    screens,
  );
}

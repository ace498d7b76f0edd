import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import type { Share } from "#contract/access.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { shareState } from "./share-state.ts";
import { hidesText, scopeText } from "./share-text.ts";

/**
 * Links and screens for a spreadsheet, without the addresses that give access.
 * @param now milliseconds since 1970
 */
export function shareContent(
  shares: readonly Share[],
  { messages, format, now }: { messages: Messages; format: Format; now: number },
): TableContent {
  const { shares: t } = messages;
  const { columns } = t;
  const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
  return tableContent<Share>(
    [
      { title: columns.name, value: ({ name }) => name },
      { title: t.screen, value: ({ kind }) => kind === "screen" },
      { title: columns.scope, value: (share) => scopeText(share, { t: messages, format, now }) },
      { title: columns.hides, value: ({ hides }) => hidesText(hides, t) },
      { title: columns.created, isInstant: true, value: ({ createdAt }) => dateOf(createdAt) },
      { title: columns.expires, isInstant: true, value: ({ expiresAt }) => dateOf(expiresAt) },
      { title: columns.used, isInstant: true, value: ({ lastUsedAt }) => dateOf(lastUsedAt) },
      { title: columns.state, value: (share) => t.state[shareState(share, now)] },
    ],
    shares,
  );
}

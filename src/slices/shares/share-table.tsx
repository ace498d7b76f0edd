import { scopeText } from "#components/access/scope-text.ts";
import { shareState } from "#components/access/share-state.ts";
import { hidesText, instantText } from "#components/access/share-text.ts";
import type { Share } from "#contract/access.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { MadeByNote, ShareName } from "./share-cells.tsx";
import styles from "./shares-list.module.css";

/** What the columns of shares are read with. */
export interface SharesContext extends TableContext {
  readonly messages: Messages;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const head =
  (name: keyof Messages["shares"]["columns"]) =>
  ({ messages }: SharesContext) =>
    messages.shares.columns[name];

const instant = (text: string | null) => (text === null ? null : Date.parse(text));

function Instant({ at, context }: { at: string; context: SharesContext }) {
  return <time dateTime={at}>{instantText(at, context.format, context.now)}</time>;
}

/** The columns of links, feeds and screens; none has the addresses that give access. */
export const shareTable = tableOf<Share, SharesContext>()((column) => ({
  name: column.text(head("name"), ({ name }) => name, {
    cell: (share) => <ShareName share={share} />,
  }),
  screen: column.flag(
    ({ messages }) => messages.shares.screen,
    ({ kind }) => kind === "screen",
    { place: "file" },
  ),
  feed: column.flag(
    ({ messages }) => messages.shares.feed,
    ({ kind }) => kind === "feed",
    { place: "file" },
  ),
  scope: column.text(head("scope"), (share, { messages: t, format, now }) =>
    scopeText(share, { t, format, now }),
  ),
  hides: column.text(head("hides"), ({ hides }, { messages }) => hidesText(hides, messages.shares)),
  created: column.instant(head("created"), ({ createdAt }) => instant(createdAt), {
    cell: ({ createdAt, madeBy }, context) => (
      <>
        <Instant at={createdAt} context={context} />
        <MadeByNote madeBy={madeBy} />
      </>
    ),
  }),
  expires: column.instant(head("expires"), ({ expiresAt }) => instant(expiresAt), {
    cell: ({ expiresAt }, context) =>
      expiresAt === null ? (
        context.messages.shares.renewsItself
      ) : (
        <Instant at={expiresAt} context={context} />
      ),
  }),
  used: column.instant(head("used"), ({ lastUsedAt }) => instant(lastUsedAt), {
    cell: ({ lastUsedAt }, context) =>
      lastUsedAt === null ? (
        context.messages.shares.unused
      ) : (
        <Instant at={lastUsedAt} context={context} />
      ),
  }),
  state: column.option(head("state"), (share, { now }) => shareState(share, now), {
    options: ["valid", "waiting", "expired", "revoked"],
    words: ({ messages }) => messages.shares.state,
    cell: (share, { messages, now }) => {
      const state = shareState(share, now);
      return (
        <span className={styles.state} data-share={state}>
          {messages.shares.state[state]}
        </span>
      );
    },
  }),
}));

import { scopeText } from "#components/access/scope-text.ts";
import { hidesText, instantText } from "#components/access/share-text.ts";
import type { Share } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { screenSearch } from "#slices/screens/search.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import type { SetupMessages } from "./messages.ts";
import styles from "./paired-screens.module.css";

/** The last use is exact to five minutes, and written once a minute. */
const seenWithin = 10 * minute;

/** What the columns of screens are read with. */
export interface ScreenContext extends TableContext {
  readonly t: SetupMessages;
  readonly messages: Messages;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const head =
  (name: keyof SetupMessages["columns"]) =>
  ({ t }: ScreenContext) =>
    t.columns[name];

function viewOf({ view }: Share) {
  return view === null ? null : screenSearch.parse(new URLSearchParams(view));
}

/** The columns of paired screens. */
export const screenTable = tableOf<Share, ScreenContext>()((column) => ({
  name: column.text(head("name"), ({ name }) => name, {
    cell: ({ name }) => <bdi className="prose">{name}</bdi>,
  }),
  scope: column.text(head("scope"), (share, { messages: t, format, now }) =>
    scopeText(share, { t, format, now }),
  ),
  place: column.text(head("place"), placeOf, {
    cell: (share, context) => placeOf(share, context) ?? context.t.standard,
  }),
  turn: column.text(head("turn"), turnOf, {
    cell: (share, context) => turnOf(share, context) ?? context.t.standard,
  }),
  hides: column.text(head("hides"), ({ hides }, { messages }) => hidesText(hides, messages.shares)),
  state: column.text(head("state"), () => null, {
    place: "page",
    cell: (share, context) => <Seen share={share} context={context} />,
  }),
  used: column.instant(
    ({ messages }) => messages.shares.columns.used,
    ({ lastUsedAt }) => (lastUsedAt === null ? null : Date.parse(lastUsedAt)),
    { place: "file" },
  ),
}));

function placeOf(share: Share, { t, format }: ScreenContext): string | null {
  const view = viewOf(share);
  return view && t.place(format.number(view.distance), format.number(view.diagonal));
}

function turnOf(share: Share, { t, format }: ScreenContext): string | null {
  const view = viewOf(share);
  return view && t.turn(format.number(view.rotate));
}

/** Whether the screen is on, as far as the gateway knows. */
function Seen({
  share,
  context: { t, messages, format, now },
}: {
  share: Share;
  context: ScreenContext;
}) {
  const { lastUsedAt } = share;
  const isOn = lastUsedAt !== null && now - Date.parse(lastUsedAt) < seenWithin;
  const seen = lastUsedAt === null ? "never" : isOn ? "on" : "off";
  const text = {
    never: share.waitsUntil === null ? t.never : messages.shares.state.waiting,
    on: t.on,
    off: t.off(instantText(lastUsedAt ?? share.createdAt, format, now)),
  }[seen];
  return (
    <span className={styles.state} data-seen={seen}>
      <i aria-hidden="true" />
      {text}
    </span>
  );
}

import { useState } from "react";
import { ConfirmRevoke } from "#components/access/confirm-revoke.tsx";
import { isOpen, shareState } from "#components/access/share-state.ts";
import { hidesText, instantText, scopeText } from "#components/access/share-text.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { Link } from "#components/link.tsx";
import type { Share } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import { paths } from "#routes.ts";
import { scopeSearch, screenSearch } from "#slices/screens/search.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useFormat, useMessages, useWords } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import styles from "./paired-screens.module.css";
import { screenContent } from "./screen-content.ts";
import { setupWords } from "./words.ts";

/** The last use is exact to five minutes, and written once a minute. */
const seenWithin = 10 * minute;

/** Every screen that has access or waits for it, with what it shows and whether it is on. */
export function PairedScreens({
  shares,
  now,
  onChange,
  onAnnounce,
}: {
  shares: readonly Share[];
  /** Milliseconds since 1970. */
  now: number;
  onChange: (share: Share) => void;
  onAnnounce: (announcement: string) => void;
}) {
  const t = useWords(setupWords);
  const { shares: sharing } = useMessages("all");
  const format = useFormat();
  const [revoking, setRevoking] = useState<Share | null>(null);
  const screens = shares.filter((share) => share.kind === "screen" && isOpen(share, now));
  return (
    <section className={styles.screens} aria-labelledby="paired" data-focus-box="">
      <div className={styles.head}>
        <h2 id="paired">{t.list}</h2>
        {screens.length > 0 && (
          <TableExport
            title={t.list}
            count={screens.length}
            read={(messages) => screenContent(screens, { t, messages, format, now })}
          />
        )}
      </div>
      {screens.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <table className={styles.table} aria-labelledby="paired">
          <TableHead titles={Object.values(t.columns)} actions={sharing.columns.actions} />
          <tbody>
            {screens.map((share) => (
              <ScreenRow
                key={share.id}
                share={share}
                now={now}
                onChange={onChange}
                onRevoke={setRevoking}
              />
            ))}
          </tbody>
        </table>
      )}
      {revoking !== null && (
        <ConfirmRevoke what={revoking} onDone={onAnnounce} onClose={() => setRevoking(null)} />
      )}
    </section>
  );
}

function ScreenRow({
  share,
  now,
  onChange,
  onRevoke,
}: {
  share: Share;
  now: number;
  onChange: (share: Share) => void;
  onRevoke: (share: Share) => void;
}) {
  const messages = useMessages("all");
  const t = useWords(setupWords);
  const { shares: sharing } = messages;
  const format = useFormat();
  const view = share.view === null ? null : screenSearch.parse(new URLSearchParams(share.view));
  return (
    <tr data-share={shareState(share, now)}>
      <th scope="row">
        <bdi className="prose">{share.name}</bdi>
      </th>
      <td>{scopeText(share, { t: messages, format, now })}</td>
      <td>
        {view ? t.place(format.number(view.distance), format.number(view.diagonal)) : t.standard}
      </td>
      <td>{view ? t.turn(format.number(view.rotate)) : t.standard}</td>
      <td>{hidesText(share.hides, sharing)}</td>
      <td>
        <Seen share={share} now={now} />
      </td>
      <td className={styles.actions}>
        <Link
          to={`${paths.screen()}?${screenQuery(share)}`}
          target="_blank"
          aria-label={t.seeItOf(share.name)}
        >
          {t.seeIt}
        </Link>
        <Button
          id={changeButtonId(share)}
          aria-label={t.changeOf(share.name)}
          onClick={() => onChange(share)}
        >
          {t.change}
        </Button>
        <FocusKeeper>
          <Button aria-label={sharing.revokeOf(share.name)} onClick={() => onRevoke(share)}>
            {sharing.revoke}
          </Button>
        </FocusKeeper>
      </td>
    </tr>
  );
}

/** The id of the button that changes a screen, for the focus to return to. */
export function changeButtonId({ id }: Share): string {
  return `change-${id}`;
}

/** What a screen shows, and how, as the query of its address. */
export function screenQuery({ scope, view }: Share): URLSearchParams {
  return scopeSearch.update(new URLSearchParams(view ?? ""), { scope });
}

/** Whether the screen is on, as far as the gateway knows. */
function Seen({ share, now }: { share: Share; now: number }) {
  const t = useWords(setupWords);
  const { shares: sharing } = useMessages("all");
  const format = useFormat();
  const { lastUsedAt } = share;
  const isOn = lastUsedAt !== null && now - Date.parse(lastUsedAt) < seenWithin;
  const seen = lastUsedAt === null ? "never" : isOn ? "on" : "off";
  const text = {
    never: share.waitsUntil === null ? t.never : sharing.state.waiting,
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

import { useState } from "react";
import { ConfirmRevoke } from "#components/access/confirm-revoke.tsx";
import { isOpen, shareState } from "#components/access/share-state.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { Link } from "#components/link.tsx";
import type { Share } from "#contract/access.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { paths } from "#routes.ts";
import { scopeSearch } from "#slices/screens/search.ts";
import { fileColumns } from "#table/entries/places.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useMessages } from "#ui/locale.tsx";
import { setupMessages } from "./messages.ts";
import styles from "./paired-screens.module.css";
import { screenTable } from "./screen-table.tsx";

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
  const t = useMessages(setupMessages);
  const messages = useMessages("all");
  const { shares: sharing } = messages;
  const context = { ...useViewer(), t, messages, now };
  const [revoking, setRevoking] = useState<Share | null>(null);
  const screens = shares.filter((share) => share.kind === "screen" && isOpen(share, now));
  const actions = (share: Share) => (
    <>
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
        <Button aria-label={sharing.revokeOf(share.name)} onClick={() => setRevoking(share)}>
          {sharing.revoke}
        </Button>
      </FocusKeeper>
    </>
  );
  return (
    <section className={styles.screens} aria-labelledby="paired" data-focus-box="">
      <div className={styles.head}>
        <h2 id="paired">{t.list}</h2>
        {screens.length > 0 && (
          <TableExport
            title={t.list}
            count={screens.length}
            read={() => contentOf(fileColumns(screenTable), screens, context)}
          />
        )}
      </div>
      {screens.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <PlainTable
          className={styles.table}
          label={t.list}
          columns={screenTable}
          context={context}
          rows={screens}
          keyOf={({ id }) => id}
          rowName="name"
          attributesOf={(share) => ({ "data-share": shareState(share, now) })}
          actions={{ title: sharing.columns.actions, of: actions }}
        />
      )}
      {revoking !== null && (
        <ConfirmRevoke what={revoking} onDone={onAnnounce} onClose={() => setRevoking(null)} />
      )}
    </section>
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

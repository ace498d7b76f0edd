import Monitor from "lucide-react/icons/monitor";
import Table from "lucide-react/icons/table-2";
import { useState } from "react";
import { isOpen } from "#components/access/share-state.ts";
import { addressOf } from "#components/access/share-text.ts";
import type { Share } from "#contract/access.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useMessages } from "#ui/locale.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import styles from "./shares-list.module.css";

export interface ShareProps {
  readonly share: Share;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRevoke: (share: Share) => void;
}

/** Who made a share. */
export function MadeByNote({ madeBy }: Pick<Share, "madeBy">) {
  const t = useMessages("all").shares;
  if (madeBy === null) return null;
  return (
    <small className={styles.madeBy}>
      {madeBy.name === null ? t.madeByAdmin : t.madeBy(madeBy.name)}
    </small>
  );
}

/** The name, with a mark for screens and feeds. */
export function ShareName({ share: { name, kind } }: Pick<ShareProps, "share">) {
  const t = useMessages("all").shares;
  return (
    <>
      {kind === "screen" && <Monitor role="img" aria-label={t.screen} />}
      {kind === "feed" && <Table role="img" aria-label={t.feed} />}
      <bdi className="prose">{name}</bdi>
    </>
  );
}

/** Actions for a valid share. */
export function ShareActions({ share, now, onRevoke }: ShareProps) {
  const t = useMessages("all").shares;
  const [showsCode, setShowsCode] = useState(false);
  const address = addressOf(share);
  if (!isOpen(share, now)) return null;
  return (
    <div className={styles.actions}>
      {address !== null && (
        <>
          <CopyField text={address} label={t.copy} />
          <Button onClick={() => setShowsCode(true)}>{t.qr}</Button>
        </>
      )}
      <FocusKeeper>
        <Button aria-label={t.revokeOf(share.name)} onClick={() => onRevoke(share)}>
          {t.revoke}
        </Button>
      </FocusKeeper>
      {showsCode && address !== null && (
        <QrDialog name={share.name} address={address} onClose={() => setShowsCode(false)} />
      )}
    </div>
  );
}

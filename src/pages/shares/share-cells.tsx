import Monitor from "lucide-react/icons/monitor";
import { type ReactNode, useState } from "react";
import { isOpen, shareState } from "#components/access/share-state.ts";
import { addressOf, hidesText, instantText, scopeText } from "#components/access/share-text.ts";
import type { Share } from "#contract/access.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import styles from "./shares-list.module.css";

export interface ShareProps {
  readonly share: Share;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRevoke: (share: Share) => void;
}

/** Properties of a share, in display order. */
export const shareCells = ["scope", "hides", "created", "expires", "used", "state"] as const;

/** One property of a share. */
export function ShareCell({
  what,
  share,
  now,
}: Pick<ShareProps, "share" | "now"> & { what: (typeof shareCells)[number] }): ReactNode {
  const messages = useMessages("all");
  const t = messages.shares;
  const format = useFormat();
  const at = (instant: string) => (
    <time dateTime={instant}>{instantText(instant, format, now)}</time>
  );
  switch (what) {
    case "scope":
      return scopeText(share, { t: messages, format, now });
    case "hides":
      return hidesText(share.hides, t);
    case "created":
      return (
        <>
          {at(share.createdAt)}
          <MadeByNote madeBy={share.madeBy} />
        </>
      );
    case "expires":
      return share.expiresAt === null ? t.renewsItself : at(share.expiresAt);
    case "used":
      return share.lastUsedAt === null ? t.unused : at(share.lastUsedAt);
    case "state": {
      const state = shareState(share, now);
      return (
        <span className={styles.state} data-share={state}>
          {t.state[state]}
        </span>
      );
    }
  }
}

function MadeByNote({ madeBy }: Pick<Share, "madeBy">) {
  const t = useMessages("all").shares;
  if (madeBy === null) return null;
  return (
    <small className={styles.madeBy}>
      {madeBy.name === null ? t.madeByAdmin : t.madeBy(madeBy.name)}
    </small>
  );
}

/** The name, with a mark for screens. */
export function ShareName({ share: { name, kind } }: Pick<ShareProps, "share">) {
  const t = useMessages("all").shares;
  return (
    <>
      {kind === "screen" && <Monitor role="img" aria-label={t.screen} />}
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

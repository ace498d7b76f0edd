import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { OnlyHere } from "#components/access/only-here.tsx";
import { scopeText } from "#components/access/scope-text.ts";
import { shareState } from "#components/access/share-state.ts";
import { addressOf, hidesText, instantText } from "#components/access/share-text.ts";
import type { Share } from "#contract/access.ts";
import { nowOf } from "#transport/freshness.ts";
import { QrCode } from "#ui/codes/qr-code.tsx";
import { CopyByHand } from "#ui/copy/copy-by-hand.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./share-form.module.css";

/** The token of a new feed, which the gateway tells this once. */
function MadeFeed({ name, token }: { name: string; token: string }) {
  const t = useMessages("all").shares;
  return (
    <>
      <h2>
        <CircleCheck aria-hidden="true" />
        {t.madeFeed(name)}
      </h2>
      <p>{t.madeFeedText}</p>
      <div className={styles.address}>
        <CopyByHand text={token} label={t.token} isMarked={false} />
        <CopyField text={token} label={t.copyToken} />
      </div>
    </>
  );
}

/** The new share, ready to be handed on until it is revoked. */
export function MadeShare({ share }: { share: Share }) {
  const messages = useMessages("all");
  const t = messages.shares;
  const format = useFormat();
  const { data } = useQuery(sharesQuery);
  const current = data?.shares.find(({ id }) => id === share.id) ?? share;
  const now = data ? nowOf(data.freshness) : Date.parse(share.createdAt);
  const state = shareState(current, now);
  const address = addressOf(share);
  const facts = [
    [t.columns.scope, scopeText(share, { t: messages, format, now })],
    [t.columns.hides, hidesText(share.hides, t)],
    [
      t.columns.expires,
      share.expiresAt === null
        ? t.renewsItself
        : instantText(share.expiresAt, format, Date.parse(share.createdAt)),
    ],
  ] as const;
  return (
    <div className={styles.made}>
      {state === "revoked" && <h2>{t.revoked(share.name)}</h2>}
      {state !== "revoked" && address !== null && (
        <>
          <h2>
            <CircleCheck aria-hidden="true" />
            {t.made(share.name)}
          </h2>
          <p>{t.madeText}</p>
          <div className={styles.address}>
            <CopyByHand text={address} label={t.address} isMarked={false} />
            <CopyField text={address} label={t.copy} />
          </div>
          <QrCode text={address} label={t.qrOf(share.name)} />
          <OnlyHere />
        </>
      )}
      {state !== "revoked" && share.token !== null && (
        <MadeFeed name={share.name} token={share.token} />
      )}
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

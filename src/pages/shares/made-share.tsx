import { CircleCheck } from "lucide-react";
import { lazy, Suspense } from "react";
import { addressOf, hidesText, instantText, scopeText } from "#components/access/share-text.ts";
import type { Share } from "#contract/access.ts";
import { CopyByHand } from "#ui/copy-by-hand.tsx";
import { CopyField } from "#ui/copy-field.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./share-form.module.css";

const QrCode = lazy(async () => ({ default: (await import("#ui/codes/qr-code.tsx")).QrCode }));

/** What was just made, ready to be handed on. */
export function MadeShare({ share }: { share: Share }) {
  const words = useMessages().shares;
  const format = useFormat();
  const address = addressOf(share);
  const facts = [
    [words.columns.scope, scopeText(share.scope, words)],
    [words.columns.hides, hidesText(share.hides, words)],
    [
      words.columns.expires,
      share.expiresAt === null
        ? words.renewsItself
        : instantText(share.expiresAt, format, Date.parse(share.createdAt)),
    ],
  ] as const;
  return (
    <div className={styles.made}>
      <h2>
        <CircleCheck aria-hidden="true" />
        {address === null ? words.paired(share.name) : words.made(share.name)}
      </h2>
      <p>{address === null ? words.pairedText : words.madeText}</p>
      {address !== null && (
        <>
          <div className={styles.address}>
            <CopyByHand text={address} label={words.address} isMarked={false} />
            <CopyField text={address} label={words.copy} />
          </div>
          <Suspense>
            <QrCode text={address} label={words.qrOf(share.name)} />
          </Suspense>
        </>
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

import { parsePath } from "react-router";
import { Link } from "#components/link.tsx";
import { paths } from "#routes.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { fullAddress } from "#transport/base-path.ts";
import { QrCode } from "#ui/codes/qr-code.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type CheckedScreen, isIncomplete } from "./draft.ts";
import { setupMessages } from "./messages.ts";
import styles from "./page.module.css";

/** The address of the screen, to copy, to open or as a QR code. */
export function Address({ checked }: { checked: CheckedScreen }) {
  const { query, largest } = checked;
  const screens = useMessages(setupMessages);
  const { setup: t } = useMessages(screenMessages);
  const format = useFormat();
  const path = query === null ? null : `${paths.screen()}${query && "?"}${query}`;
  const address = path && fullAddress(path);
  return (
    <section aria-labelledby="address" className={styles.address}>
      <h2 id="address">{screens.direct}</h2>
      <p className={styles.text}>{screens.directText}</p>
      {largest !== null && <p className={styles.text}>{t.reads(format.number(largest))}</p>}
      {isIncomplete(checked) && <p className={styles.text}>{t.later}</p>}
      {path && address && (
        <>
          <p className={styles.url}>
            <span className="code">{address}</span>
          </p>
          <div className={styles.actions}>
            <CopyField text={address} label={t.copy} />
            <Link className={styles.open} to={parsePath(path)} target="_blank" rel="noreferrer">
              {t.open}
            </Link>
          </div>
          <p className={styles.text}>{t.keys}</p>
          <QrCode text={address} label={t.qr} />
        </>
      )}
    </section>
  );
}

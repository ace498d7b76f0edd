import { OnlyHere } from "#components/access/only-here.tsx";
import { publicAddress } from "#components/access/public-address.ts";
import { LinkButton } from "#components/link-button.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { pathTo } from "#routes.ts";
import { separatorsOf } from "#spreadsheet/sheet.ts";
import { CopyByHand } from "#ui/copy/copy-by-hand.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { dataAddresses } from "./data-addresses.ts";
import { helpMessages } from "./messages.ts";
import styles from "./page.module.css";

/** The addresses at which other programs read what the viewer may see, ready to paste. */
export function DataPart() {
  const t = useMessages(helpMessages).data;
  const { locale, signs } = useFormat();
  const { access, publicUrl } = useSettings();
  const addresses = dataAddresses(access.scope, separatorsOf(locale, signs.decimal));
  const sharesPath = access.role === "admin" ? pathTo("shares") : null;
  return (
    <>
      <p className={styles.lead}>{t.lead}</p>
      <p className={styles.lead}>{access.via === "open" ? t.open : t.token}</p>
      {sharesPath !== null && access.via !== "open" && (
        <p className={styles.export}>
          <LinkButton to={sharesPath}>{t.make}</LinkButton>
        </p>
      )}
      <dl className={styles.addresses}>
        {addresses.map(({ name, path }) => {
          const address = publicAddress(path, publicUrl);
          return (
            <div key={path}>
              <dt>{t.names[name]}</dt>
              <dd>
                <CopyByHand text={address} label={t.names[name]} isMarked={false} />
                <CopyField text={address} label={t.copy} />
              </dd>
            </div>
          );
        })}
      </dl>
      {addresses.some(({ isPattern }) => isPattern) && <p className={styles.lead}>{t.id}</p>}
      <OnlyHere className={styles.lead} />
    </>
  );
}

import { Suspense, useEffect, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { screenPath, sharePath } from "#components/access/share-path.ts";
import type { Access } from "#contract/access.ts";
import { useSettings } from "#hooks/use-settings.ts";
import styles from "#layout/lazy-popover.module.css";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { copyText } from "#ui/copy/clipboard.ts";
import { CopyByHand, useCopyInstructions } from "#ui/copy/copy-by-hand.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SaveView } from "./save-view.tsx";
import { viewAddress, viewParts } from "./view-address.ts";

/** Copies the address of the current view when opened, and lists what it contains. */
export function CopyLinkPanel() {
  const { copyPanel: t, copyLink } = useMessages("common").access;
  const { timeZone } = useFormat();
  const { access, chosenHours } = useSettings();
  const wayToCopy = useCopyInstructions();
  const [address] = useState(() =>
    viewAddress(location.href, { zone: timeZone, hours: chosenHours, now: gatewayNow() }),
  );
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    void copyText(address).then(setCopied);
  }, [address]);
  return (
    <>
      <h2>{t.title}</h2>
      <div className={styles.address}>
        <CopyByHand text={address} label={copyLink} isMarked={isCopied === false} />
      </div>
      <p role="status">
        {isCopied === null ? "" : isCopied ? t.copied : `${wayToCopy}. ${t.holds}`}
      </p>
      <ul className={styles.parts}>
        {viewParts(address).map((part) => {
          const text = t.parts[part];
          return <li key={part}>{typeof text === "string" ? text : text(timeZone)}</li>;
        })}
      </ul>
      <p className={styles.quiet}>{t.theme}</p>
      <WhoCanOpen access={access} />
      <Link className={styles.way} to={screenPath(pathname, search)}>
        {t.onScreen}
      </Link>
      <Suspense>
        <SaveView />
      </Suspense>
    </>
  );
}

/** Whether the address alone gives access. */
function WhoCanOpen({ access: { via, role } }: { access: Access }) {
  const t = useMessages("common").access.copyPanel;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (via === "open") return <p className={styles.quiet}>{t.open}</p>;
  const isShared = via === "share" || via === "screen";
  return (
    <>
      <p>{isShared ? t.needsShare : t.needsAccess}</p>
      {role === "admin" && (
        <Link className={styles.way} to={sharePath(pathname, search)}>
          {t.makeShare}
        </Link>
      )}
    </>
  );
}

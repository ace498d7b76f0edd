import Check from "lucide-react/icons/check";
import Link2 from "lucide-react/icons/link-2";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { Suspense, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { OnlyHere } from "#components/access/only-here.tsx";
import { publicAddress } from "#components/access/public-address.ts";
import { sharePath } from "#components/access/share-path.ts";
import { Link } from "#components/link.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { ownAddress } from "#transport/base-path.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { CopyByHand, useCopyInstructions } from "#ui/copy/copy-by-hand.tsx";
import { useCopy } from "#ui/copy/use-copy.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SaveView } from "./save-view.tsx";
import styles from "./share.module.css";
import { viewAddress } from "./view-address.ts";

/** What one can do to share the present view, each in a row. */
export function SharePanel() {
  const t = useMessages("all").shareChoices;
  const { access } = useSettings();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const outside = sharePath(pathname, search);
  return (
    <>
      <CopyLink />
      {outside !== null && access.role === "admin" && access.via !== "open" && (
        <Link className={styles.choice} to={outside} data-action={t.outside}>
          <UserRoundPlus aria-hidden="true" />
          <b>{t.outside}</b>
          <small>{t.outsideText}</small>
        </Link>
      )}
      <Suspense>
        <SaveView />
      </Suspense>
    </>
  );
}

function CopyLink() {
  const t = useMessages("all").shareChoices;
  const { timeZone } = useFormat();
  const { access, chosenHours, publicUrl } = useSettings();
  const wayToCopy = useCopyInstructions();
  const { isCopied, copy } = useCopy();
  const [address, setAddress] = useState("");
  const press = () => {
    const view = { zone: timeZone, hours: chosenHours, now: gatewayNow() };
    const { pathname, search, hash } = ownAddress(viewAddress(location.href, view));
    const shown = publicAddress(`${pathname}${search}${hash}`, publicUrl);
    setAddress(shown);
    void copy(shown);
  };
  const Icon = isCopied ? Check : Link2;
  const isShared = access.via === "share" || access.via === "screen";
  const who = access.via === "open" ? t.open : isShared ? t.needsShare : t.needsAccess;
  return (
    <div>
      <button type="button" className={styles.choice} onClick={press}>
        <Icon aria-hidden="true" />
        <b>{t.copyLink}</b>
        <small>{who}</small>
      </button>
      <p role="status" className={styles.said}>
        {isCopied === null ? "" : isCopied ? t.copied : wayToCopy}
      </p>
      {isCopied !== null && <OnlyHere className={styles.said} />}
      {isCopied === false && (
        <div className={styles.fields}>
          <CopyByHand text={address} label={t.copyLink} isMarked />
        </div>
      )}
    </div>
  );
}

import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { signOut } from "#api/shares/shares-changes.ts";
import { hiddenWords, seesText, untilText, whoText } from "#components/access/access-text.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { fullAddress } from "#transport/base-path.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./lazy-popover.module.css";

/** The viewer's access, its scope and end, and sign-out. */
export function AccountPanel() {
  const t = useMessages("common").access;
  const format = useFormat();
  const [search] = useSearchParams();
  const { access } = useSettings();
  const hidden = hiddenWords(access, t);
  const isShared = access.via === "share" || access.via === "screen";
  const context = { t, format, now: gatewayNow() };
  const until = untilText(access, context);
  return (
    <>
      <h2>{whoText(access, t)}</h2>
      <p>
        {seesText(access, context)}
        {until !== null && <> · {until}</>}
      </p>
      {hidden !== null && (
        <p className={styles.quiet}>
          {hidden.lead}. {hidden.text}
        </p>
      )}
      {access.role === "admin" && (
        <p>
          <Link className={styles.way} to={withShared(paths.shares(), search)}>
            {t.account.shares}
          </Link>
        </p>
      )}
      {/* Only the proxy can sign out viewers that it has signed in. */}
      {access.via !== "proxy" && <SignOut label={isShared ? t.account.leave : t.account.signOut} />}
    </>
  );
}

function SignOut({ label }: { label: string }) {
  const t = useMessages("common").access.account;
  const [state, setState] = useState<"ready" | "leaving" | "failed">("ready");
  const leave = async () => {
    setState("leaving");
    try {
      await signOut();
      location.assign(fullAddress(paths.countings()));
    } catch {
      setState("failed");
    }
  };
  return (
    <div>
      <Button onClick={() => void leave()} disabled={state === "leaving"}>
        {label}
      </Button>
      <p role="status" className={styles.failed}>
        {state === "failed" && t.signOutFailed}
      </p>
    </div>
  );
}

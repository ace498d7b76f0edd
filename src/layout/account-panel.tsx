import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { signOut } from "#api/shares-changes.ts";
import { hiddenWords, seesText, untilText, whoText } from "#components/access/access-text.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#paths.ts";
import { withShared } from "#search-params/shared-search.ts";
import { Button } from "#ui/button.tsx";
import { useFirstMessages, useFormat } from "#ui/locale.tsx";
import styles from "./lazy-popover.module.css";

/** Who one is here, what one gets to see and until when, and the way out. */
export function AccountPanel() {
  const words = useFirstMessages().access;
  const format = useFormat();
  const [search] = useSearchParams();
  const { access } = useSettings();
  const hidden = hiddenWords(access, words);
  const isShared = access.via === "share" || access.via === "screen";
  const until = untilText(access, words, format, Date.now());
  return (
    <>
      <h2>{whoText(access, words)}</h2>
      <p>
        {seesText(access, words)}
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
            {words.account.shares}
          </Link>
        </p>
      )}
      {/* Whom a proxy has let in, only the proxy can sign out. */}
      {access.via !== "proxy" && (
        <SignOut label={isShared ? words.account.leave : words.account.signOut} />
      )}
    </>
  );
}

function SignOut({ label }: { label: string }) {
  const words = useFirstMessages().access.account;
  const [state, setState] = useState<"ready" | "leaving" | "failed">("ready");
  const leave = async () => {
    setState("leaving");
    try {
      await signOut();
      location.assign(paths.countings());
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
        {state === "failed" && words.signOutFailed}
      </p>
    </div>
  );
}

import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { signOut } from "#api/shares/shares-changes.ts";
import { hiddenWords } from "#components/access/hidden-words.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { fullAddress } from "#transport/base-path.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { seesText, untilText, whoText } from "./account-text.ts";
import styles from "./menu.module.css";

/** The viewer's access, its scope and end, and sign-out. */
export function AccountPart() {
  const { access: words, account: t } = useMessages("all");
  const format = useFormat();
  const { access } = useSettings();
  const hidden = hiddenWords(access, words);
  const isShared = access.via === "share" || access.via === "screen";
  const context = { t, format, now: gatewayNow() };
  const until = untilText(access, context);
  return (
    <>
      <p className={styles.who}>
        <b>{whoText(access, t)}</b>
        <small>
          {seesText(access, context)}
          {until !== null && <> · {until}</>}
        </small>
        {hidden !== null && <small>{hidden.lead}</small>}
      </p>
      {/* Only the proxy can sign out viewers that it has signed in. */}
      {access.via !== "proxy" && <SignOut label={isShared ? t.leave : t.signOut} />}
    </>
  );
}

function SignOut({ label }: { label: string }) {
  const t = useMessages("all").account;
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
    <>
      <button
        type="button"
        data-action=""
        onClick={() => void leave()}
        disabled={state === "leaving"}
      >
        <LogOut aria-hidden="true" />
        {label}
      </button>
      <p role="status" className={styles.failed}>
        {state === "failed" && t.signOutFailed}
      </p>
    </>
  );
}

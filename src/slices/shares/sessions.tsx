import { useState } from "react";
import { endAllSessions } from "#api/shares/shares-changes.ts";
import { ConfirmDialog } from "#components/access/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./page.module.css";

/** Signs out everybody who came in with a passcode, the admin who does so too. */
export function Sessions() {
  const t = useMessages("all").shares.sessions;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.sessions} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Button onClick={() => setAsking(true)}>{t.endAll}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t.confirm}
          text={t.confirmText}
          labels={{ cancel: t.cancel, yes: t.endAll, sending: t.ending }}
          onConfirm={async () => {
            await endAllSessions();
            // The gateway leads to the sign-in page, and from there back to this one.
            location.reload();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

import { useState } from "react";
import { alertMessages } from "#slices/alerts/messages.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { follow, followed, isSame, type Subject, unfollow, useFollowed } from "./followed.ts";
import { askPermission, notify, usePermission } from "./permission.ts";
import styles from "./tell.module.css";

/** Turns notifications about a counting or a warehouse on and off, and says why the browser does not show them. */
export function TellChoice({ subject, wider }: { subject: Subject; wider?: Subject }) {
  const { app } = useMessages("common");
  const { tell: t } = useMessages(alertMessages);
  const permission = usePermission();
  const all = useFollowed();
  const [hasAsked, setAsked] = useState(false);
  const isFollowed = all.some((one) => isSame(one, subject));
  const isOn = isFollowed && permission === "granted";
  const isByWarehouse = wider !== undefined && all.some((one) => isSame(one, wider));
  const turnOn = async () => {
    setAsked(true);
    if ((await askPermission()) !== "granted") return;
    follow(subject);
    notify(subject.name, { body: t.on[subject.kind], tag: `countboard ${subject.id}` });
  };
  const state = permission === "default" && hasAsked ? "dismissed" : permission;
  return (
    <div className={styles.choice} data-permission={permission} data-on={isOn || undefined}>
      <p>{isOn ? t.on[subject.kind] : t.purpose[subject.kind]}</p>
      <p className={styles.state} role="status">
        {state === "default" || state === "granted" ? "" : t.states[state]}
      </p>
      {isByWarehouse && !isOn && <p>{t.byWarehouse(wider.name)}</p>}
      {isOn && !followed.isStored() && <p>{t.notStored}</p>}
      {permission !== "unsupported" && (
        <Button
          variant={isOn ? "plain" : "primary"}
          onClick={() => (isOn ? unfollow(subject) : void turnOn())}
        >
          {isOn ? t.stop : app.tellHere}
        </Button>
      )}
    </div>
  );
}

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { CopyByHand, useWayToCopy } from "./copy-by-hand.tsx";
import styles from "./copy-field.module.css";
import { copyText } from "./copy-text.ts";
import { useFirstMessages } from "./locale.tsx";

/** How long it shows that it has copied. Milliseconds. */
const shownFor = 2000;

/**
 * A button that copies a text. Where the browser gives no access to the clipboard, as on plain HTTP, a field
 * with the text appears beside it, all of it marked, and says how to copy it by hand.
 * @param label of the button, as `Copy link`
 */
export function CopyField({ text, label }: { text: string; label: string }) {
  const t = useFirstMessages().copy;
  const wayToCopy = useWayToCopy();
  const [done, setDone] = useState<{ readonly text: string; readonly copied: boolean } | null>(
    null,
  );
  useEffect(() => {
    // What is only marked still has to be copied by hand.
    if (!done?.copied) return;
    const timer = setTimeout(() => setDone(null), shownFor);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => setDone({ text, copied: await copyText(text) });
  // What was done with another text says nothing of this one.
  const now = done?.text === text ? done : null;
  const Icon = now?.copied ? Check : Copy;
  return (
    <span className={styles.copy}>
      <Button onClick={() => void copy()}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {now?.copied === false && <CopyByHand text={text} label={label} isMarked />}
      <small className={styles.said} role="status">
        {now && (now.copied ? t.copied : wayToCopy)}
      </small>
    </span>
  );
}

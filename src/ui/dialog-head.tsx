import X from "lucide-react/icons/x";
import type { MouseEventHandler } from "react";
import { Button } from "./button.tsx";
import styles from "./dialog-head.module.css";

/** The title of a dialog, and a button that closes it. */
export function DialogHead({
  id,
  title,
  closeLabel,
  onClose,
}: {
  /** Of the heading, which names the dialog. */
  id: string;
  title: string;
  closeLabel: string;
  onClose: MouseEventHandler;
}) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Button variant="icon" aria-label={closeLabel} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

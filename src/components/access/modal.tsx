import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./modal.module.css";

/** A modal dialog, open while mounted. */
export function Modal({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  /** @param close closes the dialog and restores the focus */
  children: (close: () => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}

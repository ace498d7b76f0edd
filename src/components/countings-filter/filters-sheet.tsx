import ListFilter from "lucide-react/icons/list-filter";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { DialogHead } from "#ui/dialog-head.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./filters-sheet.module.css";

/** A button with the number of active filters, and the sheet that it opens. */
export function FiltersSheet({
  count,
  matching,
  onClear,
  children,
}: {
  count: number;
  /** Rows that the page shows below; `null` before they are loaded. */
  matching: number | null;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ListFilter aria-hidden="true" />
        {t.name}
        {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
        <dialog
          ref={showModal}
          className={styles.sheet}
          aria-labelledby={titleId}
          onClose={() => setIsOpen(false)}
          onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
        >
          <div className={styles.content}>
            <DialogHead id={titleId} title={t.name} closeLabel={t.close} onClose={close} />
            {children}
            <div className={styles.foot}>
              <Button onClick={onClear} disabled={count === 0}>
                {t.reset}
              </Button>
              <Button variant="primary" onClick={close}>
                {matching === null ? t.close : t.show(format.number(matching))}
              </Button>
            </div>
          </div>
        </dialog>
      )}
    </>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) dialog?.showModal();
}

function close({ currentTarget }: MouseEvent): void {
  currentTarget.closest("dialog")?.close();
}

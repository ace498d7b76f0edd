import { type MouseEvent, Suspense, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "#components/link.tsx";
import styles from "#components/shortcuts/shortcuts.module.css";
import { shortcutOf } from "#components/shortcuts/shortcuts.ts";
import { pathTo } from "#routes.ts";
import { letterKeys } from "#storage/letter-keys.ts";
import { DialogHead } from "#ui/dialog-head.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const ShortcutList = lazyComponent(
  async () => (await import("#components/shortcuts/shortcut-list.tsx")).ShortcutList,
);

/** Elements that use keys for text or selection. */
const typedInto =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typedInto) !== null;
}

function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** Handles the global shortcuts, and lists all on request. */
export function ShortcutsDialog() {
  const { access, shortcuts: t } = useMessages("common");
  const help = pathTo("help");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  useEventListeners("document", {
    keydown: (event) => {
      // The page behind a modal dialog is inert.
      if (event.defaultPrevented || document.querySelector("dialog:modal")) return;
      const does = letterKeys.get() ? shortcutOf(event, isTyping(event.target)) : null;
      if (does === "shortcuts") {
        // Its head must exist before the dialog opens, which focuses the first control.
        flushSync(() => setOpen(true));
        dialog.current?.showModal();
      } else if (does !== "search" || !focusSearch()) return;
      event.preventDefault();
    },
  });
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={closeOutside}
      onClose={() => setOpen(false)}
    >
      {isOpen && (
        <div className={styles.content}>
          <DialogHead id={titleId} title={t.title} closeLabel={t.close} onClose={close} />
          <ErrorBoundary fallback={<p className="muted">{access.panelFailed}</p>}>
            <Suspense fallback={<Skeleton height={480} />}>
              <ShortcutList />
            </Suspense>
          </ErrorBoundary>
          {help !== null && (
            <Link className={styles.more} to={`${help}#figures`} onClick={close}>
              {t.more}
            </Link>
          )}
        </div>
      )}
    </dialog>
  );
}

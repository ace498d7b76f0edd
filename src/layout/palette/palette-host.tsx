import { Suspense, useEffect, useId, useRef } from "react";
import styles from "#components/shortcuts/shortcuts.module.css";
import { isFindKey } from "#components/shortcuts/shortcuts.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const Palette = lazyComponent(async () => (await import("./palette.tsx")).Palette);

/** The dialog of the palette, and the keys that open it. Its content loads when it opens, because it needs the code of several pages. */
export function PaletteHost({
  isOpen,
  onOpen,
  onClose,
}: {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}) {
  const { access, app } = useMessages("common");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  useEventListeners("document", {
    keydown: (event) => {
      // The page behind another modal dialog is inert.
      if (!isFindKey(event) || (!isOpen && document.querySelector("dialog:modal"))) return;
      event.preventDefault();
      // A held key would open and close it again and again.
      if (event.repeat) return;
      if (isOpen) onClose();
      else onOpen();
    },
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-palette
      aria-labelledby={titleId}
      onClick={({ target }) => target === dialog.current && onClose()}
      onClose={onClose}
    >
      <h2 id={titleId} className="visually-hidden">
        {app.find}
      </h2>
      {isOpen && (
        <ErrorBoundary fallback={<p className={styles.content}>{access.panelFailed}</p>}>
          <Suspense fallback={<Skeleton height={96} />}>
            <Palette labelId={titleId} onClose={() => dialog.current?.close()} />
          </Suspense>
        </ErrorBoundary>
      )}
    </dialog>
  );
}

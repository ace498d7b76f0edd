import { type ComponentProps, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import styles from "#components/shortcuts/shortcuts.module.css";
import { isFindKey } from "#components/shortcuts/shortcuts.ts";
import { idOf, isCounting } from "#routes.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import fieldStyles from "./palette-field.module.css";
import { PaletteField, useFocusOnMount } from "./palette-field.tsx";
import { emptyRequest, type PaletteRequest } from "./palette-request.ts";
import { countingKey, recordRecent } from "./recent-entries.ts";

const Palette = lazyComponent(async () => (await import("./palette.tsx")).Palette);

/**
 * The dialog of the palette, and the keys that open it. Its results load when it opens, because they need the code of
 * several pages; its field is there at once.
 */
export function PaletteHost({
  request,
  onOpen,
  onClose,
}: {
  /** `null` while it is closed. */
  request: PaletteRequest | null;
  onOpen: (request: PaletteRequest) => void;
  onClose: () => void;
}) {
  const { access, app } = useMessages("common");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOpen = request !== null;
  useRecordOpened();
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  // The close event comes later, and keys may come before it.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  useEventListeners("document", {
    keydown: (event) => {
      // The page behind another modal dialog is inert.
      if (!isFindKey(event) || (!isOpen && document.querySelector("dialog:modal"))) return;
      event.preventDefault();
      // A held key would open and close it again and again.
      if (event.repeat) return;
      if (isOpen) close();
      else onOpen(emptyRequest);
    },
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-palette
      aria-labelledby={titleId}
      onClick={({ target }) => target === dialog.current && close()}
      onCancel={close}
      // By then it may be open again.
      onClose={() => !dialog.current?.open && onClose()}
    >
      <h2 id={titleId} className="visually-hidden">
        {app.find}
      </h2>
      {request && (
        <ErrorBoundary fallback={<p className={styles.content}>{access.panelFailed}</p>}>
          <OpenPalette labelId={titleId} request={request} onClose={close} />
        </ErrorBoundary>
      )}
    </dialog>
  );
}

/** Keeps what is typed and whether Enter is pressed while the code of the results loads. */
function OpenPalette({
  labelId,
  request,
  onClose,
}: {
  labelId: string;
  request: PaletteRequest;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(request.text);
  const [isEntered, setIsEntered] = useState(false);
  const focus = useFocusOnMount();
  const input: ComponentProps<"input"> = {
    ref: focus,
    value: typed,
    "aria-labelledby": labelId,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      setIsEntered(false);
    },
    onKeyDown: ({ key, nativeEvent, currentTarget }) => {
      if (key !== "Enter" || nativeEvent.isComposing) return;
      // Without a text there is nothing that the viewer can have meant.
      setIsEntered(currentTarget.value.trim() !== "");
    },
  };
  return (
    <Suspense
      fallback={
        <div className={fieldStyles.palette} aria-busy="true">
          <PaletteField input={input} />
        </div>
      }
    >
      <Palette
        labelId={labelId}
        typed={typed}
        isEntered={isEntered}
        products={request.products}
        onType={setTyped}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** Remembers the counting of the present page, so that the palette has it among the last ones opened. */
function useRecordOpened(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isCounting(pathname)) recordRecent(countingKey(idOf(pathname)));
  }, [pathname]);
}

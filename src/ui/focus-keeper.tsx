import type { ReactNode } from "react";

const pressable = "button:not(:disabled), a[href]";

/**
 * Moves the focus when the focused control unmounts; browsers would reset it to the document. It goes to the first
 * control in the surrounding element with `data-focus-box`, if any, else to the page's main element.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  return (
    <span ref={keepFocus} style={{ display: "contents" }}>
      {children}
    </span>
  );
}

function keepFocus(leaving: HTMLElement): () => void {
  return () => {
    if (!leaving.contains(document.activeElement)) return;
    const box = leaving.closest("[data-focus-box]");
    // The replacement is in the document only after this commit.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      // The box may have left, too.
      const heir = box?.isConnected ? box.querySelector<HTMLElement>(pressable) : null;
      (heir ?? document.querySelector("main"))?.focus({ preventScroll: true });
    });
  };
}

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

const pressable = "button:not(:disabled), a[href]";

/**
 * Moves the focus when the focused control unmounts; browsers would reset it to the document. It goes to the first
 * control in the same box, else to the page's main element.
 */
export function FocusKeeper({
  box,
  children,
}: {
  box?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const own = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const leaving = own.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      // The replacement is in the document only after this commit.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const heir = box?.current?.querySelector<HTMLElement>(pressable);
        (heir ?? document.querySelector("main"))?.focus({ preventScroll: true });
      });
    };
  }, [box]);
  return (
    <span ref={own} style={{ display: "contents" }}>
      {children}
    </span>
  );
}

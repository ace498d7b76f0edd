import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

const pressable = "button:not(:disabled), a[href]";

/**
 * Where what was pressed goes away, browsers leave the focus nowhere, and whoever uses a keyboard at the beginning of
 * the page. It goes to the first thing to press that is then in the same box, else to the page's main part.
 */
export function KeepsFocus({
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
      // What comes in its place stands in the page only when this drawing is over.
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

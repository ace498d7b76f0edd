import { type ReactNode, useCallback, useState } from "react";
import surface from "#slices/screens/surface.module.css";
import { type ScreenDraft, screenShape } from "./draft.ts";
import styles from "./page.module.css";

/** A small, inert picture of a screen, with its ground from the beginning. */
export function PreviewFrame({
  theme,
  children,
}: Pick<ScreenDraft, "theme"> & { children: ReactNode }) {
  const [width, setWidth] = useState(0);
  const observe = useCallback((box: HTMLElement | null) => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (box) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scale = width / screenShape.width;
  return (
    <div
      ref={observe}
      className={`${surface.surface} ${styles.preview}`}
      data-theme={theme}
      inert
      aria-hidden="true"
    >
      <div style={{ ...screenShape, transform: `scale(${scale})`, transformOrigin: "0 0" }}>
        {scale > 0 && children}
      </div>
    </div>
  );
}

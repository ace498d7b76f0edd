import { type ReactNode, useEffect, useRef, useState } from "react";
import { screenShape } from "./draft.ts";
import styles from "./page.module.css";

/** A small, inert picture of a screen. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = width / screenShape.width;
  return (
    <div ref={box} className={styles.preview} inert aria-hidden="true">
      <div style={{ ...screenShape, transform: `scale(${scale})`, transformOrigin: "0 0" }}>
        {scale > 0 && children}
      </div>
    </div>
  );
}

import WifiOff from "lucide-react/icons/wifi-off";
import type { CSSProperties, ReactNode } from "react";
import { usePageMarks } from "#hooks/use-page-marks.ts";
import type { PageState } from "#layout/page-state.ts";
import { pixelShift } from "#slices/screens/rules/pages.ts";
import type { Viewport } from "#slices/screens/rules/sizes.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import surface from "#slices/screens/surface.module.css";
import styles from "./frame.module.css";

/** The frame of every page of a screen: a banner while figures are old, a heading and a footer. */
export function Frame({
  unit,
  state,
  isNarrow = false,
  turn = 0,
  banner,
  head,
  foot,
  children,
}: {
  /** CSS pixels of a unit of the design. */
  unit: number;
  state: PageState;
  isNarrow?: boolean;
  /** Number of page turns so far. */
  turn?: number;
  banner?: ReactNode;
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { viewport, theme, isPreview } = useScreen();
  usePageMarks(state !== "loading" && !isPreview, state !== "loading" && !isPreview);
  const [right, down] = pixelShift(turn);
  const Main = isPreview ? "div" : "main";
  return (
    <Main
      className={`${surface.surface} ${styles.frame}`}
      data-theme={theme}
      data-state={state}
      data-narrow={isNarrow || undefined}
      style={sizes(unit, viewport)}
    >
      <div className={styles.shifted} style={{ transform: `translate(${right}px, ${down}px)` }}>
        {banner}
        {head && <header className={styles.head}>{head}</header>}
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </Main>
  );
}

function sizes(unit: number, { width, height }: Viewport): CSSProperties {
  return { "--u": `${unit}px`, "--w": `${width}px`, "--h": `${height}px` };
}

/** A banner across the screen: the figures are old, and since when. */
export function Banner({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.banner}>
      <WifiOff aria-hidden="true" strokeWidth={2.25} />
      <span className={styles.text}>{children}</span>
      <span>{end}</span>
    </div>
  );
}

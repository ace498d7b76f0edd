import { ChevronDown, Download } from "lucide-react";
import { lazy, Suspense, type ToggleEvent, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import styles from "./lines-export.module.css";
import type { ExportedLines } from "./lines-export-menu.tsx";

const LinesExportMenu = lazy(async () => ({
  default: (await import("./lines-export-menu.tsx")).LinesExportMenu,
}));

/** At most; a narrow window leaves less. */
const panelWidth = 420;
/** About, while a file is written. */
const panelHeight = 280;

/** Opens what there is to choose for an export; it stays as it was left, also while a file is written. */
export function LinesExport(props: ExportedLines) {
  const words = useMessages().lineExport;
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const toggle = ({ newState }: ToggleEvent) => {
    if (newState === "open") setOpened(true);
    const anchor = button.current?.getBoundingClientRect();
    if (!anchor || !panel.current) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const left = Math.min(anchor.right - panelWidth, clientWidth - panelWidth - 8);
    const below = clientHeight - anchor.bottom;
    // It is not cut off by the window's end where there is room above.
    const isAbove = below < panelHeight && anchor.top > below;
    Object.assign(panel.current.style, {
      left: `${Math.max(8, left)}px`,
      top: isAbove ? "auto" : `${anchor.bottom + 6}px`,
      bottom: isAbove ? `${clientHeight - anchor.top + 6}px` : "auto",
      maxHeight: `${(isAbove ? anchor.top : below) - 14}px`,
    });
  };
  return (
    <span ref={button} className={styles.export}>
      <Button popoverTarget={id}>
        <Download aria-hidden="true" />
        {words.open}
        <ChevronDown aria-hidden="true" />
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.menu}
        className={styles.panel}
        onBeforeToggle={toggle}
      >
        {wasOpened && (
          <PartBoundary instead={<p>{words.notLoaded}</p>}>
            <Suspense fallback={<div className={styles.room} />}>
              <LinesExportMenu {...props} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </span>
  );
}

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
    const rightmost = document.documentElement.clientWidth - panelWidth - 8;
    panel.current.style.left = `${Math.max(8, Math.min(anchor.right - panelWidth, rightmost))}px`;
    panel.current.style.top = `${anchor.bottom + 6 + scrollY}px`;
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

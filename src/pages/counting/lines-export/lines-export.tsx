import { ChevronDown, Download } from "lucide-react";
import { Suspense, type ToggleEvent, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.ts";
import { useMessages } from "#ui/locale.tsx";
import { placePanel } from "#ui/place-panel.ts";
import type { ExportedLines } from "./export-menu.tsx";
import styles from "./lines-export.module.css";

const LinesExportMenu = lazyComponent(
  async () => (await import("./export-menu.tsx")).LinesExportMenu,
);

/** Maximum size in pixels; about the height while a file is written. */
const size = { width: 420, height: 280 };

/** Opens the options of an export; keeps them and a running export when closed. */
export function LinesExport(props: ExportedLines) {
  const t = useMessages("counting").lineExport;
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const toggle = ({ newState }: ToggleEvent) => {
    if (newState === "open") setOpened(true);
    if (button.current && panel.current) placePanel(panel.current, button.current, size);
  };
  return (
    <span ref={button} className={styles.export}>
      <Button popoverTarget={id}>
        <Download aria-hidden="true" />
        {t.open}
        <ChevronDown aria-hidden="true" />
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t.menu}
        className={styles.panel}
        onBeforeToggle={toggle}
      >
        {wasOpened && (
          <ErrorBoundary fallback={<p>{t.notLoaded}</p>}>
            <Suspense fallback={<div className={styles.room} />}>
              <LinesExportMenu {...props} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </span>
  );
}

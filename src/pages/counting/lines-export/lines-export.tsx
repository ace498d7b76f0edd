import Download from "lucide-react/icons/download";
import { Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover.tsx";
import { positionPanel } from "#ui/position-panel.ts";
import type { ExportedLines } from "./export-menu.tsx";
import styles from "./lines-export.module.css";

const LinesExportMenu = lazyComponent(
  async () => (await import("./export-menu.tsx")).LinesExportMenu,
);

/** Maximum size in pixels; about the height while a file is written. */
const size = { width: 420, height: 280 };

/** Opens the options of an export; keeps them and a running export when closed. */
export function LinesExport(props: ExportedLines) {
  const t = useMessages("counting").counting.export;
  return (
    <Popover
      button={
        <>
          <Download aria-hidden="true" />
          <span>{t.open}</span>
        </>
      }
      label={t.menu}
      role="dialog"
      anchorClassName={styles.export}
      className={styles.panel}
      mounted="opened"
      position={(panel, anchor) => positionPanel(panel, anchor, size)}
    >
      <ErrorBoundary fallback={<p>{t.notLoaded}</p>}>
        <Suspense fallback={<div className={styles.room} />}>
          <LinesExportMenu {...props} />
        </Suspense>
      </ErrorBoundary>
    </Popover>
  );
}

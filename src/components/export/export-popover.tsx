import Download from "lucide-react/icons/download";
import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import styles from "./export.module.css";

/** Maximum size in pixels; about the height while a file is written. */
const size = { width: 460, height: 320 };

/** A button that opens the options of an export; keeps them and a running export when closed. */
export function ExportPopover({
  label,
  subject,
  children,
}: {
  /** Name of the panel. */
  label: string;
  /** For screen readers, what is exported, where a page has several such buttons. */
  subject?: string | undefined;
  /** Loaded when the panel is opened. */
  children: ReactNode;
}) {
  const t = useMessages("common").exportButton;
  return (
    <Popover
      button={
        <>
          <Download aria-hidden="true" />
          <span>
            {t.open}
            {subject && <span className="visually-hidden">: {subject}</span>}
          </span>
        </>
      }
      label={label}
      role="dialog"
      isAction
      anchorClassName={styles.export}
      className={styles.panel}
      mounted="opened"
      position={(panel, anchor) => positionPanel(panel, anchor, size)}
    >
      <ErrorBoundary fallback={<p>{t.notLoaded}</p>}>
        <Suspense fallback={<div className={styles.room} />}>{children}</Suspense>
      </ErrorBoundary>
    </Popover>
  );
}

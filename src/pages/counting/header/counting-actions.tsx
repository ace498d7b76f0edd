import MonitorUp from "lucide-react/icons/monitor";
import type { ComponentProps } from "react";
import { useLocation, useSearchParams } from "react-router";
import { screenPath } from "#components/access/share-path.ts";
import { LinkButton } from "#components/link-button.tsx";
import { ShareButton } from "#layout/share/share-button.tsx";
import { LinesExport } from "#pages/counting/lines-export/lines-export.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./counting-actions.module.css";
import { PrintLink } from "./print-link.tsx";

/** Actions on a counting: share, print, export, and show it on a screen. */
export function CountingActions({
  isFramed,
  onExportSlot,
  ...exported
}: ComponentProps<typeof LinesExport> & {
  /** Whether the buttons have borders, as at a title. */
  isFramed: boolean;
  /** Called with the place of the export, where the tab has an export of its own; else lines are exported. */
  onExportSlot: ((slot: HTMLElement | null) => void) | null;
}) {
  const { access } = useMessages("common");
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className={styles.actions} data-framed={isFramed || undefined}>
      <ShareButton />
      <PrintLink id={exported.loaded.counting.id} />
      {onExportSlot ? (
        <span ref={onExportSlot} className={styles.slot} />
      ) : (
        <LinesExport {...exported} />
      )}
      <LinkButton data-action="" to={screenPath(pathname, search)}>
        <MonitorUp aria-hidden="true" />
        <span>{access.onScreen}</span>
      </LinkButton>
    </div>
  );
}

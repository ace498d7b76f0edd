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
  ...exported
}: ComponentProps<typeof LinesExport> & {
  /** Whether the buttons have borders, as at a title. */
  isFramed: boolean;
}) {
  const { access } = useMessages("common");
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className={styles.actions} data-framed={isFramed || undefined}>
      <ShareButton />
      <PrintLink id={exported.loaded.counting.id} />
      <LinesExport {...exported} />
      <LinkButton data-action="" to={screenPath(pathname, search)}>
        <MonitorUp aria-hidden="true" />
        <span>{access.onScreen}</span>
      </LinkButton>
    </div>
  );
}

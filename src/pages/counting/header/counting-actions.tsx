import MonitorUp from "lucide-react/icons/monitor";
import Share2 from "lucide-react/icons/share-2";
import { type ComponentProps, useId } from "react";
import { useLocation, useSearchParams } from "react-router";
import { screenPath } from "#components/access/share-path.ts";
import { LinkButton } from "#components/link-button.tsx";
import { LazyPopover } from "#layout/lazy-popover.tsx";
import { CopyLinkPanel } from "#layout/view-panels.tsx";
import { LinesExport } from "#pages/counting/lines-export/lines-export.tsx";
import { Button } from "#ui/button.tsx";
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
  const t = useMessages("counting").counting.actions;
  const { access } = useMessages("common");
  const id = useId();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className={styles.actions} data-framed={isFramed || undefined}>
      <Button popoverTarget={id} data-action="">
        <Share2 aria-hidden="true" />
        <span>{t.share}</span>
      </Button>
      <LazyPopover id={id} label={t.share} fallback={<p className="muted">{access.panelFailed}</p>}>
        <CopyLinkPanel />
      </LazyPopover>
      <PrintLink id={exported.loaded.counting.id} />
      <LinesExport {...exported} />
      <LinkButton data-action="" to={screenPath(pathname, search)}>
        <MonitorUp aria-hidden="true" />
        <span>{access.onScreen}</span>
      </LinkButton>
    </div>
  );
}

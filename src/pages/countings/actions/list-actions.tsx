import Monitor from "lucide-react/icons/monitor";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { screenPath } from "#components/access/share-path.ts";
import { LinkButton } from "#components/link-button.tsx";
import panel from "#layout/lazy-popover.module.css";
import { CopyLinkPanel } from "#layout/view-panels.tsx";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./list-actions.module.css";
import { type ExportedList, ListExport } from "./list-export.tsx";

/** Width and height of the panel, in pixels. */
const size = { width: 360, height: 340 };

/** Actions on the list: share, print, export, and show it on a screen. */
export function ListActions(exported: ExportedList) {
  const { access } = useMessages("common");
  const [search] = useSearchParams();
  return (
    <div className={styles.actions}>
      <Popover
        button={
          <>
            <Share2 aria-hidden="true" />
            <span>{access.share}</span>
          </>
        }
        label={access.share}
        role="dialog"
        isAction
        className={panel.panel}
        position={(element, anchor) => positionPanel(element, anchor, size)}
      >
        <ErrorBoundary fallback={<p className="muted">{access.panelFailed}</p>}>
          <Suspense fallback={<Skeleton height={96} />}>
            <CopyLinkPanel />
          </Suspense>
        </ErrorBoundary>
      </Popover>
      <Button data-action="" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span>{access.print}</span>
      </Button>
      <ListExport {...exported} />
      <LinkButton data-action="" to={screenPath(paths.countings(), search)}>
        <Monitor aria-hidden="true" />
        <span>{access.onScreen}</span>
      </LinkButton>
    </div>
  );
}

import Share2 from "lucide-react/icons/share-2";
import { Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./share.module.css";

const SharePanel = lazyComponent(async () => (await import("./share-panel.tsx")).SharePanel);

/** Width of the panel and its approximate height, in pixels. */
const size = { width: 360, height: 280 };

/** Shares the present view: its link, a link for someone without access, or a saved view. */
export function ShareButton() {
  const { access } = useMessages("common");
  return (
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
      className={styles.panel}
      position={(panel, anchor) => positionPanel(panel, anchor, size)}
    >
      <ErrorBoundary fallback={<p className="muted">{access.panelFailed}</p>}>
        <Suspense fallback={<Skeleton height={96} />}>
          <SharePanel />
        </Suspense>
      </ErrorBoundary>
    </Popover>
  );
}

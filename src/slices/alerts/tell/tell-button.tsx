import Bell from "lucide-react/icons/bell";
import { Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import type { Subject } from "./followed.ts";
import styles from "./tell.module.css";
import { TellChoice } from "./tell-choice.tsx";

/** Width and approximate height of the panel, in pixels. */
const size = { width: 340, height: 200 };

/** Opens the choice of notifications about a counting or a warehouse. */
export function TellButton({ subject, wider }: { subject: Subject; wider?: Subject }) {
  const { app, access } = useMessages("common");
  return (
    <Popover
      button={
        <>
          <Bell aria-hidden="true" />
          <span>{app.tellHere}</span>
        </>
      }
      label={app.tellHere}
      role="dialog"
      isAction
      anchorClassName={styles.anchor}
      className={styles.panel}
      position={(panel, anchor) => positionPanel(panel, anchor, size)}
    >
      <ErrorBoundary fallback={<p>{access.panelFailed}</p>}>
        <Suspense fallback={<div className={styles.room} />}>
          <TellChoice subject={subject} {...(wider && { wider })} />
        </Suspense>
      </ErrorBoundary>
    </Popover>
  );
}

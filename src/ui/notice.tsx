import type { LucideIcon } from "lucide-react";
import CircleSlash2 from "lucide-react/icons/circle-slash-2";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { FocusKeeper } from "./focus-keeper.tsx";
import styles from "./notice.module.css";

const icons: Record<"error" | "risk" | "info", LucideIcon> = {
  error: WifiOff,
  risk: TriangleAlert,
  info: CircleSlash2,
};

/** A notice above the figures that it concerns: what is wrong and what stays valid. */
export function Notice({
  tone,
  lead,
  children,
  action,
}: {
  tone: "error" | "risk" | "info";
  lead: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon aria-hidden="true" />
      <div>
        <strong>{lead}</strong> {children}
      </div>
      {action && (
        <div className={styles.action}>
          <FocusKeeper>{action}</FocusKeeper>
        </div>
      )}
    </div>
  );
}

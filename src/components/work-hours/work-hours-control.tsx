import ChevronDown from "lucide-react/icons/chevron-down";
import Clock from "lucide-react/icons/clock";
import { Suspense } from "react";
import { useSettings } from "#hooks/use-settings.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./work-hours-control.module.css";

const WorkHoursForm = lazyComponent(
  async () => (await import("./work-hours-form.tsx")).WorkHoursForm,
);

const size = { width: 368, height: 420 };

/** Names the working hours that the viewer chose and lets them choose others; nothing where the gateway has set some. */
export function WorkHoursControl({
  isCompact = false,
}: {
  /** Whether some windows have room only for the hours, not for their name. */
  isCompact?: boolean;
}) {
  const t = useMessages("common").workHours;
  const format = useFormat();
  const { workHours, workHoursPending, chosenHours } = useSettings();
  const isChosen = chosenHours !== "";
  if (workHoursPending || (workHours !== null && !isChosen)) return null;
  const [rule] = workHours ?? [];
  return (
    <Popover
      button={
        <>
          <Clock aria-hidden="true" />
          <span className={styles.name}>
            <span className={isCompact ? styles.label : undefined}>{t.name} </span>
            <b>{rule ? format.schedule(rule.shifts) : t.roundTheClock}</b>
          </span>
          <ChevronDown aria-hidden="true" />
        </>
      }
      label={t.name}
      role="dialog"
      isAction
      anchorClassName={styles.control}
      className={styles.panel}
      position={positionUnder}
    >
      {(close) => (
        <ErrorBoundary fallback={t.failed}>
          <Suspense fallback={<Skeleton height={300} />}>
            <WorkHoursForm onDone={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Popover>
  );
}

/** Under the left edge of the button, within the window. */
function positionUnder(panel: HTMLElement, anchor: Element): void {
  positionPanel(panel, anchor, size);
  const rightmost = document.documentElement.clientWidth - size.width - 8;
  panel.style.left = `${Math.max(8, Math.min(anchor.getBoundingClientRect().left, rightmost))}px`;
}

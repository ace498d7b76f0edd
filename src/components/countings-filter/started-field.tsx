import Calendar from "lucide-react/icons/calendar";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useCallback, useEffect } from "react";
import type { Messages } from "#messages/en/catalogue.ts";
import { dateAt } from "#search-params/moment.ts";
import { presetOf } from "#search-params/presets.ts";
import { missPart } from "#transport/failed-part.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useNearViewport } from "#ui/hooks/use-near-viewport.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { type LazyPlaceholderProps, lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import { datesText, momentText } from "./moment-text.ts";
import styles from "./started-field.module.css";
import type { StartedPanelProps } from "./started-panel.tsx";

const Panel = lazyComponent<StartedPanelProps & Pick<StartedFieldProps, "isPainted">>(
  async () => (await import("./started-panel.tsx")).StartedPanel,
  EmptyPanel,
);
const panelWidth = 320;

type StartedFieldProps = Omit<StartedPanelProps, "onDone" | "today"> & {
  /** The gateway's time in milliseconds since 1970, which defines today; `null` before it is known. */
  readonly now: number | null;
  /** Whether the first content is painted, so that lazy parts may load. */
  readonly isPainted: boolean;
};

/** A button with the period in which countings started; it opens the choice. */
export function StartedField(props: StartedFieldProps) {
  const t = useMessages("common").listFilters;
  return (
    <Popover
      button={
        <>
          <Calendar aria-hidden="true" />
          <span className={styles.name}>{t.started}</span>
          <span className={styles.value}>{useRangeText(props)}</span>
          <ChevronDown aria-hidden="true" />
        </>
      }
      anchorClassName={styles.field}
      className={styles.panel}
      mounted="always"
      position={positionBelow}
    >
      {(close) => <StartedChoice {...props} onDone={close} />}
    </Popover>
  );
}

/** Below the left edge of the button, within the window; it scrolls with the page. */
function positionBelow(panel: HTMLElement, anchor: Element): void {
  const { left, bottom } = anchor.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - panelWidth - 8;
  panel.style.left = `${Math.max(8, Math.min(left, rightmost))}px`;
  panel.style.top = `${bottom + 6 + scrollY}px`;
}

/** The choice itself, without a button. */
export function StartedChoice({ now, ...rest }: StartedFieldProps & { onDone?: () => void }) {
  const { timeZone } = useFormat();
  return <Panel {...rest} today={dateAt(now ?? gatewayNow(), timeZone)} />;
}

/** Loads the choice once the browser is idle, or at once when someone opens it. Stays if the code fails to load. */
function EmptyPanel({ isPainted, onLoad }: { isPainted: boolean } & LazyPlaceholderProps) {
  const load = useCallback(() => void onLoad().catch(missPart), [onLoad]);
  useEffect(() => (isPainted ? whenIdle(load) : undefined), [isPainted, load]);
  return <div ref={useNearViewport(load)} className={styles.empty} />;
}

function useRangeText({ from, to, now }: StartedFieldProps): string {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const preset = presetOf({ from, to }, dateAt(now ?? gatewayNow(), format.timeZone));
  return preset ? t.presets[preset] : rangeText(t, { from, to, format });
}

function rangeText(
  t: Messages["listFilters"],
  { from, to, format }: { from: string; to: string; format: Parameters<typeof momentText>[1] },
): string {
  if (from === "" && to === "") return t.anyTime;
  if (to === "") return t.since(momentText(from, format));
  if (from === "") return t.until(momentText(to, format));
  const between = () => t.between(momentText(from, format), momentText(to, format));
  return datesText(from, to, format) ?? between();
}

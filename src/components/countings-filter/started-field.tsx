import { Calendar, ChevronDown } from "lucide-react";
import { useId, useRef } from "react";
import { useLazyImport } from "#hooks/use-lazy-import.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { dateAt } from "#search-params/moment.ts";
import { presetOf } from "#search-params/presets.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { datesText, momentText } from "./moment-text.ts";
import styles from "./started-field.module.css";
import type { StartedPanelProps } from "./started-panel.tsx";

const loadPanel = async () => (await import("./started-panel.tsx")).StartedPanel;
const panelWidth = 320;

type StartedFieldProps = Omit<StartedPanelProps, "onDone" | "today"> & {
  /** The gateway's time in milliseconds since 1970, which defines today; `null` before it is known. */
  readonly now: number | null;
  /** Whether the first content is painted, so that lazy parts may load. */
  readonly isPainted: boolean;
};

/** A button with the period in which countings started; it opens the choice. */
export function StartedField(props: StartedFieldProps) {
  const t = useMessages("first").listFilters;
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const position = () => {
    const anchor = button.current?.getBoundingClientRect();
    if (!anchor || !panel.current) return;
    const rightmost = document.documentElement.clientWidth - panelWidth - 8;
    panel.current.style.left = `${Math.max(8, Math.min(anchor.left, rightmost))}px`;
    panel.current.style.top = `${anchor.bottom + 6 + scrollY}px`;
  };
  return (
    <span ref={button} className={styles.field}>
      <Button popoverTarget={id}>
        <Calendar aria-hidden="true" />
        <span className={styles.name}>{t.started}</span>
        <span className={styles.value}>{useRangeText(props)}</span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <div ref={panel} id={id} popover="auto" className={styles.panel} onBeforeToggle={position}>
        <StartedChoice {...props} onDone={() => panel.current?.hidePopover()} />
      </div>
    </span>
  );
}

/** The choice itself, without a button. */
export function StartedChoice({
  now,
  isPainted,
  ...rest
}: StartedFieldProps & { onDone?: () => void }) {
  const { timeZone } = useFormat();
  const { part: Panel } = useLazyImport(loadPanel, isPainted);
  if (!Panel) return <div className={styles.empty} />;
  return <Panel {...rest} today={dateAt(now ?? Date.now(), timeZone)} />;
}

function useRangeText({ from, to, now }: StartedFieldProps): string {
  const t = useMessages("first").listFilters;
  const format = useFormat();
  const preset = presetOf({ from, to }, dateAt(now ?? Date.now(), format.timeZone));
  return preset ? t.presets[preset] : rangeText(t, from, to, format);
}

function rangeText(
  t: Messages["listFilters"],
  from: string,
  to: string,
  format: Parameters<typeof momentText>[1],
): string {
  if (from === "" && to === "") return t.anyTime;
  if (to === "") return t.since(momentText(from, format));
  if (from === "") return t.until(momentText(to, format));
  const between = () => t.between(momentText(from, format), momentText(to, format));
  return datesText(from, to, format) ?? between();
}

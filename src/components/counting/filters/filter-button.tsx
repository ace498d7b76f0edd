import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { type ReactNode, Suspense, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import styles from "./filter-row.module.css";

const margin = 8;
const gap = 6;

/** A button that opens a part of the filters; while that part is set, it is the chip that clears it. */
export function FilterButton({
  name,
  title,
  value = null,
  isWide = false,
  onClear,
  children,
}: {
  /** Identifies the part. */
  name: string;
  title: string;
  /** The chosen values as text; `null` for none. */
  value?: ReactNode;
  /** Whether its panel has several columns. */
  isWide?: boolean;
  onClear?: () => void;
  /** The panel. */
  children: ReactNode;
}) {
  const t = useMessages("counting").counting.filters;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const isSet = value !== null;
  const clear = () => {
    // The cross goes away, the button stays.
    anchor.current?.querySelector("button")?.focus();
    onClear?.();
  };
  return (
    <span
      ref={anchor}
      className={styles.button}
      data-part={name}
      data-filter={isSet ? name : undefined}
    >
      <Button popoverTarget={id} aria-haspopup="dialog">
        <span>{title}</span>
        {isSet ? <> {value}</> : <ChevronDown aria-hidden="true" />}
      </Button>
      {isSet && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t.remove(title)}
          title={t.remove(title)}
          onClick={clear}
        >
          <X aria-hidden="true" />
        </button>
      )}
      <PopoverPanel
        id={id}
        role="dialog"
        label={title}
        className={isWide ? styles.wide : styles.panel}
        onOpen={(panel) => anchor.current && positionBelow(panel, anchor.current)}
      >
        <ErrorBoundary fallback={<p>{t.failed}</p>}>
          <Suspense fallback={<div className={styles.waiting} />}>{children}</Suspense>
        </ErrorBoundary>
      </PopoverPanel>
    </span>
  );
}

/** Below the button, and down to the window's end where needed; its style keeps it within the window's sides. */
function positionBelow(panel: HTMLElement, anchor: Element): void {
  const { left, bottom } = anchor.getBoundingClientRect();
  const top = bottom + gap;
  panel.style.setProperty("--left", `${left}px`);
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${innerHeight - top - margin}px`;
}

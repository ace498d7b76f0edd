import { Columns3 } from "lucide-react";
import { lazy, Suspense, type ToggleEvent, useId, useRef, useState } from "react";
import type { LineField } from "#lines/line-field.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import styles from "./lines-columns-menu.module.css";

const LinesColumnsChoice = lazy(async () => ({
  default: (await import("./lines-columns-choice.tsx")).LinesColumnsChoice,
}));

/** Chooses the columns of the lines and their order. */
export function LinesColumnsMenu({
  columns,
  onChange,
}: {
  /** In their order; `null` for the usual ones. */
  columns: readonly LineField[] | null;
  onChange: (columns: readonly LineField[] | null) => void;
}) {
  const words = useMessages().lines.columnsMenu;
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = ({ newState }: ToggleEvent) => {
    const anchor = button.current?.getBoundingClientRect();
    if (anchor && panel.current) {
      const { clientWidth, clientHeight } = document.documentElement;
      const right = Math.min(clientWidth - anchor.right, clientWidth - 336);
      const below = clientHeight - anchor.bottom;
      // A long list goes to where there is more room for it.
      const isAbove = below < 420 && anchor.top > below;
      Object.assign(panel.current.style, {
        right: `${Math.max(8, right)}px`,
        top: isAbove ? "auto" : `${anchor.bottom + 6}px`,
        bottom: isAbove ? `${clientHeight - anchor.top + 6}px` : "auto",
        maxHeight: `${(isAbove ? anchor.top : below) - 14}px`,
      });
    }
    setOpen(newState === "open");
  };
  return (
    <span ref={button} className={styles.menu}>
      <Button popoverTarget={id}>
        <Columns3 aria-hidden="true" />
        {words.open}
      </Button>
      <fieldset
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={words.open}
        onBeforeToggle={toggle}
      >
        {isOpen && (
          <PartBoundary instead={words.failed}>
            <Suspense fallback={null}>
              <LinesColumnsChoice columns={columns} onChange={onChange} />
            </Suspense>
          </PartBoundary>
        )}
      </fieldset>
    </span>
  );
}

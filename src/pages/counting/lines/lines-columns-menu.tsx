import { Columns3 } from "lucide-react";
import { lazy, Suspense, type ToggleEvent, useId, useRef, useState } from "react";
import type { LineField } from "#lines/line-field.ts";
import { Button } from "#ui/button.tsx";
import { useCountingMessages } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { placePanel } from "#ui/place-panel.ts";
import styles from "./lines-columns-menu.module.css";

const LinesColumnsChoice = lazy(async () => ({
  default: (await import("./lines-columns-choice.tsx")).LinesColumnsChoice,
}));

const size = { width: 328, height: 420 };

/** Chooses the columns of the lines and their order. */
export function LinesColumnsMenu({
  columns,
  onChange,
}: {
  /** In their order; `null` for the usual ones. */
  columns: readonly LineField[] | null;
  onChange: (columns: readonly LineField[] | null) => void;
}) {
  const words = useCountingMessages().lines.columnsMenu;
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = ({ newState }: ToggleEvent) => {
    if (newState !== "open" || !button.current || !panel.current) return;
    placePanel(panel.current, button.current, size);
    setOpen(true);
  };
  // Only when it is gone: the focus goes back to the button from what has it.
  const close = ({ newState }: ToggleEvent) => {
    if (newState === "closed") setOpen(false);
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
        onBeforeToggle={open}
        onToggle={close}
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

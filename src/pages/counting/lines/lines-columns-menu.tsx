import { Suspense } from "react";
import type { LineField } from "#lines/line-fields.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { ColumnsPopover } from "#ui/popover/columns-popover.tsx";
import styles from "./lines-columns-menu.module.css";

const LinesColumnsChoice = lazyComponent(
  async () => (await import("./lines-columns-choice.tsx")).LinesColumnsChoice,
);

const size = { width: 328, height: 420 };

/** A menu for the columns of the lines and their order. */
export function LinesColumnsMenu({
  onChange,
  ...columns
}: {
  /** Of the counting. */
  id: string;
  /** Those of the table, in their order. */
  columns: readonly LineField[];
  /** Those of the table while none are chosen. */
  defaults: readonly LineField[];
  /** All default ones of the tab, which decide where a column returns to. */
  places: readonly LineField[];
  /** `null` chooses the default ones. */
  onChange: (columns: readonly LineField[] | null) => void;
}) {
  const t = useMessages("counting").counting.columns;
  return (
    <ColumnsPopover
      label={t.open}
      size={size}
      className={styles.button}
      panelClassName={styles.panel}
    >
      <ErrorBoundary fallback={t.failed}>
        <Suspense fallback={null}>
          <LinesColumnsChoice {...columns} onChange={onChange} />
        </Suspense>
      </ErrorBoundary>
    </ColumnsPopover>
  );
}

import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, use, useId } from "react";
import type { ExportedTable } from "#components/export/exported-table.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { Button } from "#ui/button.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import styles from "./panel-menu.module.css";

/** Largest width of the panel, and a height that most tables fit in, in pixels. */
const size = { width: 720, height: 420 };

/** The figures of a chart as a table, for screen readers and for spreadsheets, and the chart's settings. */
export function PanelMenu({
  settings,
  children,
  ...exported
}: ExportedTable & {
  settings?: ReactNode;
  /** The table. */
  children: ReactNode;
}) {
  const { title } = exported;
  const t = useMessages("overview").overview;
  const [id, name] = [useId(), useId()];
  if (use(PaperContext)) return null;
  const open = (panel: HTMLElement) => {
    const button = panel.previousElementSibling;
    const width = Math.min(size.width, document.documentElement.clientWidth - 16);
    panel.style.width = `${width}px`;
    if (button) positionPanel(panel, button, { ...size, width });
  };
  return (
    <>
      <Button
        variant="icon"
        aria-label={t.tableOf(title)}
        title={t.asTable}
        aria-haspopup="dialog"
        popoverTarget={id}
        data-panel-menu
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      <PopoverPanel
        id={id}
        role="dialog"
        label={t.tableOf(title)}
        className={styles.panel}
        // Screen readers and those who read figures by name find the tables without opening them.
        mounted="always"
        onOpen={open}
      >
        <div className={styles.tools}>
          <b id={name}>{title}</b>
          {settings}
          <TableExport {...exported} isNamed />
        </div>
        <section className={styles.scroll} tabIndex={0} aria-labelledby={name}>
          {children}
        </section>
      </PopoverPanel>
    </>
  );
}

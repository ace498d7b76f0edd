import Columns3 from "lucide-react/icons/columns-3";
import type { ReactNode } from "react";
import { Popover } from "./popover.tsx";
import { positionPanel } from "./position-panel.ts";

/** A button that opens the choice of a table's columns. */
export function ColumnsPopover({
  label,
  size,
  className,
  panelClassName,
  children,
}: {
  label: string;
  /** Width of the panel and its approximate height, in pixels. */
  size: { readonly width: number; readonly height: number };
  className?: string | undefined;
  panelClassName: string | undefined;
  children: ReactNode;
}) {
  return (
    <Popover
      button={
        <>
          <Columns3 aria-hidden="true" />
          <span>{label}</span>
        </>
      }
      label={label}
      role="group"
      isAction
      anchorClassName={className}
      className={panelClassName}
      position={(panel, anchor) => positionPanel(panel, anchor, size)}
    >
      {children}
    </Popover>
  );
}

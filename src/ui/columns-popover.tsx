import { Columns3 } from "lucide-react";
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { placePanel } from "./place-panel.ts";

/** A button that opens the choice of a table's columns, mounted only while open. */
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
  className: string | undefined;
  panelClassName: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = ({ newState }: ToggleEvent) => {
    if (newState !== "open" || !button.current || !panel.current) return;
    placePanel(panel.current, button.current, size);
    setOpen(true);
  };
  // After closing: the browser first returns the focus to the button.
  const close = ({ newState }: ToggleEvent) => {
    if (newState === "closed") setOpen(false);
  };
  return (
    <span ref={button} className={className}>
      <Button popoverTarget={id}>
        <Columns3 aria-hidden="true" />
        {label}
      </Button>
      <fieldset
        ref={panel}
        id={id}
        popover="auto"
        className={panelClassName}
        aria-label={label}
        onBeforeToggle={open}
        onToggle={close}
      >
        {isOpen && children}
      </fieldset>
    </span>
  );
}

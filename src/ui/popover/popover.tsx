import { type ReactNode, type ToggleEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import styles from "#ui/panel.module.css";

/** `open`: mounted while the panel is open. `opened`: from its first opening on. `always`: with the page. */
type Mounted = "open" | "opened" | "always";

interface PanelProps {
  /** Accessible name; none for a panel whose content has one. */
  label?: string;
  role?: "dialog" | "group";
  className: string | undefined;
  mounted?: Mounted;
  /** A function is given one that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel over the page: a button with its id as `popoverTarget` opens it, and Escape or a click elsewhere closes
 * it.
 */
export function PopoverPanel({
  id,
  label,
  role,
  className,
  mounted = "open",
  onOpen,
  children,
}: PanelProps & {
  id: string;
  onOpen?: (panel: HTMLElement) => void;
}) {
  const [isMounted, setMounted] = useState(mounted === "always");
  const close = () => document.getElementById(id)?.hidePopover();
  const beforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState !== "open") return;
    onOpen?.(currentTarget);
    setMounted(true);
  };
  // After closing: the browser first returns the focus to the button, and a field that loses it applies its text.
  const toggled = ({ newState }: ToggleEvent) => {
    if (newState === "closed" && mounted === "open") setMounted(false);
  };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a panel with a label has a role
    <div
      id={id}
      popover="auto"
      role={role}
      aria-label={label}
      className={className}
      onBeforeToggle={beforeToggle}
      onToggle={toggled}
    >
      {isMounted && (typeof children === "function" ? children(close) : children)}
    </div>
  );
}

/** A button and the panel that it opens. */
export function Popover({
  button,
  anchorClassName = "",
  isAction = false,
  position,
  ...panel
}: PanelProps & {
  /** Content of the button. */
  button: ReactNode;
  anchorClassName?: string | undefined;
  /** Whether the palette offers it. */
  isAction?: boolean;
  /** Positions the panel beside the button. */
  position: (panel: HTMLElement, anchor: Element) => void;
}) {
  const id = useId();
  const onOpen = (element: HTMLElement) => {
    if (element.parentElement) position(element, element.parentElement);
  };
  return (
    <span className={`${styles.anchor} ${anchorClassName}`}>
      <Button
        popoverTarget={id}
        aria-haspopup={panel.role === "dialog" ? "dialog" : undefined}
        data-action={isAction ? "" : undefined}
      >
        {button}
      </Button>
      <PopoverPanel {...panel} id={id} onOpen={onOpen} />
    </span>
  );
}

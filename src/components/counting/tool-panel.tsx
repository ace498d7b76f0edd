import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import styles from "./tool-panel.module.css";

/** The panel of a tool, below the tools, with a title. */
export function ToolPanel({
  anchor,
  title,
  closeLabel,
  beside,
  onClose,
  children,
}: {
  /** Id of the panel, and the hash of its link. */
  anchor: string;
  title: string;
  closeLabel: string;
  /** After the title. */
  beside: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  const { close, onKeyDown } = useTool(anchor, onClose);
  return (
    <section
      id={anchor}
      className={styles.panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.beside}>{beside}</div>
        <Button variant="icon" aria-label={closeLabel} onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {children}
    </section>
  );
}

/**
 * What the panel of a tool does: each click on its link scrolls to it and focuses it; Escape closes it, and the focus
 * returns to the link.
 * @param anchor id of the panel, and the hash of its link
 */
export function useTool(anchor: string, onClose: () => void) {
  const { hash, key } = useLocation();
  useEffect(() => {
    // `key` changes with every click.
    if (hash !== `#${anchor}` || key === "") return;
    const panel = document.getElementById(anchor);
    panel?.scrollIntoView({ block: "nearest" });
    panel?.focus({ preventScroll: true });
  }, [anchor, hash, key]);
  const close = () => {
    focusTool(anchor);
    onClose();
  };
  return {
    close,
    onKeyDown: ({ key: pressed }: KeyboardEvent) => {
      // Escape closes an open explanation first.
      if (pressed === "Escape" && document.querySelector(":popover-open") === null) close();
    },
  };
}

/** Focuses the link of a tool, or the page's content where it is not visible. */
function focusTool(anchor: string): void {
  const link = document.querySelector<HTMLElement>(`[data-tool="${anchor}"]`);
  (link ?? document.querySelector("main"))?.focus({ preventScroll: true });
}

import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { createPortal } from "react-dom";
import styles from "./hint.module.css";
import { useHint } from "./use-hint.ts";

/**
 * A label that explains itself: on hover, on keyboard focus and on a tap. Esc, leaving it, or another tap
 * closes. The explanation stands outside the label, whose text stays what it is.
 * @param label plain text in the flow of the page
 */
export function Hint({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  const { trigger, tip, show, hide, place } = useHint();
  // Beside the label it would be part of its text; outside the page's landmarks readers would miss it.
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => setHost(trigger.current?.closest("main") ?? document.body), [trigger]);
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  const showForKeyboard = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible")) show(0);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.label}
        popoverTarget={id}
        aria-describedby={id}
        onPointerEnter={byMouse(() => show(150))}
        onPointerLeave={byMouse(() => hide(150))}
        onFocus={showForKeyboard}
        onBlur={() => hide(0)}
      >
        {label}
      </button>
      {host &&
        createPortal(
          <div
            ref={tip}
            id={id}
            role="tooltip"
            popover="auto"
            className={styles.tip}
            onToggle={place}
            onPointerEnter={byMouse(() => show(0))}
            onPointerLeave={byMouse(() => hide(150))}
          >
            {children}
          </div>,
          host,
        )}
    </>
  );
}

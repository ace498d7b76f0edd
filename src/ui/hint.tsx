import {
  type FocusEvent,
  type MouseEventHandler,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import styles from "./hint.module.css";
import { whenIdle } from "./hooks/when-idle.ts";
import { useHint } from "./use-hint.ts";

/**
 * A label that explains itself: on hover, on keyboard focus and on a tap. Esc, leaving it, or another tap
 * closes. The explanation stands outside the label, whose text stays what it is.
 * @param label plain text in the flow of the page
 * @param onClick what the label does besides; then a press no longer shows the explanation
 */
export function Hint({
  label,
  onClick,
  children,
}: {
  label: ReactNode;
  onClick?: MouseEventHandler | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const { trigger, tip, show, hide, place } = useHint();
  // Beside the label it would be part of its text; outside the page's landmarks readers would miss it.
  const [host, setHost] = useState<Element | null>(null);
  // What is read first does not wait for explanations; somebody who asks for one does not wait either.
  const prepare = () => setHost(trigger.current?.closest("main") ?? document.body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => whenIdle(prepare), []);
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  const enter = (event: PointerEvent) => {
    // At once: a tap is over before the next drawing.
    flushSync(prepare);
    byMouse(() => show(150))(event);
  };
  const showForKeyboard = ({ target }: FocusEvent) => {
    if (!target.matches(":focus-visible")) return;
    flushSync(prepare);
    show(0);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.label}
        popoverTarget={onClick ? undefined : id}
        onClick={onClick}
        aria-describedby={id}
        onPointerEnter={enter}
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

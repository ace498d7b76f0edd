import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEventHandler,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { useTimer } from "#ui/hooks/use-timer.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import styles from "./hint.module.css";
import { positionBeside } from "./position-beside.ts";

/**
 * A label with an explanation: on hover, on keyboard focus and on a tap. Esc, leaving or another tap closes it.
 * The explanation is outside the label, whose text is unchanged. The Tab key leads from the label to the link in it.
 * @param label plain text in the flow of the page
 * @param onClick another action of the label; a click then does not show the explanation
 * @param link leads to more, below the explanation
 * @param onOpen called whenever the explanation opens
 */
export function Hint({
  label,
  onClick,
  onOpen,
  link,
  children,
}: {
  label: ReactNode;
  onClick?: MouseEventHandler | undefined;
  onOpen?: () => void;
  link?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const { trigger, tip, show, hide, position } = useHint();
  // Inside the label it would be part of its text; outside the landmarks screen readers would miss it.
  const [host, setHost] = useState<Element | null>(null);
  // Explanations are created when idle, or at once when one is requested.
  const prepare = () => setHost(trigger.current?.closest("main") ?? document.body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => whenIdle(prepare), []);
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  const enter = (event: PointerEvent) => {
    // Synchronous: a tap is over before the next render.
    flushSync(prepare);
    byMouse(() => show(150))(event);
  };
  const showForKeyboard = ({ target }: FocusEvent) => {
    if (!target.matches(":focus-visible")) return;
    flushSync(prepare);
    show(0);
  };
  const isInTip = (target: EventTarget | null) =>
    target instanceof Node && tip.current?.contains(target) === true;
  const enterTip = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.shiftKey || !tip.current?.matches(":popover-open")) return;
    const first = tip.current.querySelector("a");
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  // The explanation is at the end of the page; the browser goes on from the label.
  const leaveTip = (event: KeyboardEvent) => {
    if (event.key !== "Escape") event.stopPropagation();
    if (event.key !== "Tab") return;
    if (event.shiftKey) event.preventDefault();
    trigger.current?.focus();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.label}
        popoverTarget={onClick ? undefined : id}
        onClick={onClick}
        aria-describedby={`${id}-text`}
        onPointerEnter={enter}
        onPointerLeave={byMouse(() => hide(150))}
        onFocus={showForKeyboard}
        onBlur={({ relatedTarget }) => !isInTip(relatedTarget) && hide(0)}
        onKeyDown={enterTip}
      >
        {label}
      </button>
      {host &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its link
          <div
            ref={tip}
            id={id}
            data-hint=""
            popover="auto"
            className={styles.tip}
            onToggle={({ newState }) => {
              position();
              if (newState === "open") onOpen?.();
            }}
            onPointerEnter={byMouse(() => show(0))}
            onPointerLeave={byMouse(() => hide(150))}
            onKeyDown={leaveTip}
            onBlur={({ relatedTarget }) => {
              if (!isInTip(relatedTarget) && relatedTarget !== trigger.current) hide(0);
            }}
          >
            <div id={`${id}-text`} role="tooltip">
              {children}
            </div>
            {link}
          </div>,
          host,
        )}
    </>
  );
}

/** Places the explanation beside its label and shows it. */
function positionTip(trigger: HTMLElement | null, tip: HTMLElement | null): void {
  if (!trigger || !tip) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = positionBeside(
    trigger.getBoundingClientRect(),
    tip.getBoundingClientRect(),
    {
      width,
      height,
    },
  );
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  tip.dataset.placed = String(isOpen(tip));
}

function isOpen(tip: HTMLElement | null): boolean {
  return tip?.matches(":popover-open") ?? false;
}

/** Opening the explanation would close a menu or panel in use. */
function isSomethingElseOpen(): boolean {
  return document.querySelector(":popover-open:not([data-hint])") !== null;
}

/** Opens and closes an explanation, and keeps it beside its label while the page scrolls. */
function useHint() {
  const trigger = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useTimer();
  const after = (delay: number, act: () => void) => {
    timer.stop();
    if (delay === 0) act();
    else timer.start(act, delay);
  };
  const follow = () => {
    if (isOpen(tip.current)) positionTip(trigger.current, tip.current);
  };
  useEventListeners("window", { scroll: follow, resize: follow }, { capture: true });
  return {
    trigger,
    tip,
    position: () => positionTip(trigger.current, tip.current),
    /** @param delay milliseconds, so that a pointer passing by opens nothing */
    show: (delay: number) =>
      after(delay, () => {
        if (!isOpen(tip.current) && !isSomethingElseOpen()) tip.current?.showPopover();
      }),
    /** @param delay milliseconds, so that the pointer can move from the label to the explanation */
    hide: (delay: number) => after(delay, () => tip.current?.hidePopover()),
  };
}

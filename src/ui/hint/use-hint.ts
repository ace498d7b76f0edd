import { useRef } from "react";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { useTimer } from "#ui/hooks/use-timer.ts";
import { positionBeside } from "./position-beside.ts";

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
  return document.querySelector(":popover-open:not([role=tooltip])") !== null;
}

/** Opens and closes an explanation, and keeps it beside its label while the page scrolls. */
export function useHint() {
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

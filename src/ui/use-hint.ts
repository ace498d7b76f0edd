import { useEffect, useRef } from "react";
import { placeBeside } from "./place-beside.ts";

/** Places the explanation beside its label and shows it. */
function positionTip(trigger: HTMLElement | null, tip: HTMLElement | null): void {
  if (!trigger || !tip) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = placeBeside(trigger.getBoundingClientRect(), tip.getBoundingClientRect(), {
    width,
    height,
  });
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    if (delay === 0) act();
    else timer.current = setTimeout(act, delay);
  };
  useEffect(() => {
    const follow = () => {
      if (isOpen(tip.current)) positionTip(trigger.current, tip.current);
    };
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, []);
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

import { useEffect, useRef } from "react";
import { placeBeside } from "./place-beside.ts";

/** Moves what explains a label beside it, and lets it be seen there. */
function element(trigger: HTMLElement | null, tip: HTMLElement | null): void {
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

/** A menu or panel is in use; a browser would close it for what explains a label. */
function isSomethingElseOpen(): boolean {
  return document.querySelector(":popover-open:not([role=tooltip])") !== null;
}

/** Opens and closes what explains a label, and keeps it beside the label while the page moves. */
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
      if (isOpen(tip.current)) element(trigger.current, tip.current);
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
    place: () => element(trigger.current, tip.current),
    /** @param delay milliseconds, so that a pointer on its way elsewhere opens nothing */
    show: (delay: number) =>
      after(delay, () => {
        if (!isOpen(tip.current) && !isSomethingElseOpen()) tip.current?.showPopover();
      }),
    /** @param delay milliseconds, so that a pointer may go from the label to what explains it */
    hide: (delay: number) => after(delay, () => tip.current?.hidePopover()),
  };
}

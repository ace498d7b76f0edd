import { type RefObject, useEffect, useRef, useState } from "react";

interface Removed {
  readonly key: string;
  /** Index of its chip. */
  readonly index: number;
}

/** Moves the focus to the next chip, or to the group, when a removed chip takes its button away. */
export function useChipFocus(chips: readonly { readonly key: string }[]): {
  readonly group: RefObject<HTMLDivElement | null>;
  readonly noteRemoved: (removed: Removed) => void;
} {
  const group = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  useEffect(() => {
    if (!removed || chips.some(({ key }) => key === removed.key)) return;
    const buttons = group.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    (buttons[Math.min(removed.index, buttons.length - 1)] ?? group.current)?.focus();
    setRemoved(null);
  }, [removed, chips]);
  return { group, noteRemoved: setRemoved };
}

import { useEffect, useRef } from "react";
import styles from "./copy-field.module.css";
import { useMediaQuery } from "./hooks/use-media-query.ts";
import { useMessages } from "./locale.tsx";

/** Instructions for copying the selected text on this device. */
export function useCopyInstructions(): string {
  const t = useMessages("first").copy;
  const isTouched = useMediaQuery("(pointer: coarse)");
  if (isTouched) return t.byTouch;
  return navigator.userAgent.includes("Mac OS") ? t.byMacKeys : t.byKeys;
}

/**
 * A read-only text for a person to copy.
 * @param label what the text is
 * @param isMarked whether it is focused and fully selected
 */
export function CopyByHand({
  text,
  label,
  isMarked,
}: {
  text: string;
  label: string;
  isMarked: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is selected again
  useEffect(() => {
    if (!isMarked) return;
    field.current?.focus();
    field.current?.select();
  }, [isMarked, text]);
  return (
    <input
      ref={field}
      className={styles.text}
      aria-label={label}
      readOnly
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

import { useEffect, useRef } from "react";
import styles from "./copy-field.module.css";
import { useMediaQuery } from "./hooks/use-media-query.ts";
import { useMessages } from "./locale.tsx";

/** How a person copies what is marked, with what they have at hand. */
export function useWayToCopy(): string {
  const t = useMessages("first").copy;
  const isTouched = useMediaQuery("(pointer: coarse)");
  if (isTouched) return t.byTouch;
  return navigator.userAgent.includes("Mac OS") ? t.byMacKeys : t.byKeys;
}

/**
 * A text that cannot be changed, for a person to copy.
 * @param label what the text is
 * @param isMarked it is in focus, and all of it is selected
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is to be marked anew
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

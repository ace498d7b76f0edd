import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./copy-field.module.css";

/** Instructions for copying the selected text on this device. */
export function useCopyInstructions(): string {
  const t = useMessages("common").copy;
  const isTouched = useMediaQuery("(pointer: coarse)");
  if (isTouched) return t.byTouch;
  return navigator.userAgent.includes("Mac OS") ? t.byMacKeys : t.byKeys;
}

/**
 * A read-only text for a person to copy.
 * @param label name of the text
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
  return (
    <input
      // A new text is selected again.
      key={text}
      ref={isMarked ? select : undefined}
      className={styles.text}
      aria-label={label}
      readOnly
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { CopyByHand, useCopyInstructions } from "./copy-by-hand.tsx";
import styles from "./copy-field.module.css";
import { useCopy } from "./use-copy.ts";

/**
 * A button that copies a text. If the browser refuses, a field with the selected text appears beside it, with
 * instructions for copying by hand.
 * @param label of the button, as `Copy link`
 */
export function CopyField({
  text,
  label,
  isAction = false,
}: {
  /** `null` while there is none yet; the button keeps its place then. */
  text: string | null;
  label: string;
  /** Whether the palette offers it. */
  isAction?: boolean;
}) {
  const t = useMessages("common").copy;
  const wayToCopy = useCopyInstructions();
  const { isCopied, copy } = useCopy();
  const [copiedText, setCopiedText] = useState(text);
  // The outcome of another text does not apply.
  const outcome = copiedText === text ? isCopied : null;
  const Icon = outcome ? Check : Copy;
  return (
    <span className={styles.copy}>
      <Button
        data-action={isAction && text !== null ? "" : undefined}
        disabled={text === null}
        onClick={() => {
          if (text === null) return;
          setCopiedText(text);
          void copy(text);
        }}
      >
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {outcome === false && text !== null && <CopyByHand text={text} label={label} isMarked />}
      <small className={styles.said} role="status">
        {outcome !== null && (outcome ? t.copied : wayToCopy)}
      </small>
    </span>
  );
}

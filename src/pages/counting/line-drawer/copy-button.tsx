import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import type { RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { useCopy } from "#ui/copy/use-copy.ts";

/** Copies the text of an element, or selects it if the browser refuses. */
export function CopyButton({
  of,
  label,
  t,
}: {
  of: RefObject<HTMLElement | null>;
  label: string;
  t: { readonly copied: string; readonly marked: string };
}) {
  const { isCopied, copy } = useCopy();
  const copyElement = async () => {
    const { current } = of;
    if (current === null || (await copy(current.textContent ?? ""))) return;
    getSelection()?.selectAllChildren(current);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button variant="icon" aria-label={label} title={label} onClick={() => void copyElement()}>
        <Icon aria-hidden="true" />
      </Button>
      <small role="status">
        {isCopied === true && t.copied}
        {isCopied === false && t.marked}
      </small>
    </>
  );
}

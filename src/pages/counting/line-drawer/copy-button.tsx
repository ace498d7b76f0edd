import { Check, Copy } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { copyText } from "./copy-text.ts";

/** How long it shows that it has copied. Milliseconds. */
const shownFor = 2000;

/** Copies the text of an element, and says whether it could. */
export function CopyButton({
  of,
  label,
  t,
}: {
  of: RefObject<HTMLElement | null>;
  label: string;
  t: { readonly copied: string; readonly marked: string };
}) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    // What is only marked still has to be copied by hand.
    if (isCopied !== true) return;
    const timer = setTimeout(() => setCopied(null), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (of.current) setCopied(await copyText(of.current));
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button look="icon" aria-label={label} title={label} onClick={() => void copy()}>
        <Icon aria-hidden="true" />
      </Button>
      <small role="status">
        {isCopied === true && t.copied}
        {isCopied === false && t.marked}
      </small>
    </>
  );
}

import { useCallback, useEffect, useState } from "react";
import { copyText } from "./clipboard.ts";

/** How long a success is shown, in milliseconds. */
const successMs = 2000;

interface Copy {
  /**
   * `true` for two seconds after a success; `false` until the next attempt, while the text has to be copied by
   * hand.
   */
  readonly isCopied: boolean | null;
  /** @returns whether the browser allowed it */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Copies texts and reports the outcome for a while. */
export function useCopy(): Copy {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(null), successMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = useCallback(async (text: string) => {
    const copied = await copyText(text);
    setCopied(copied);
    return copied;
  }, []);
  return { isCopied, copy };
}

import { useCallback, useEffect, useState } from "react";
import { type CopiedTable, copyTable, copyText } from "./clipboard.ts";

/** How long a success is shown, in milliseconds. */
const successMs = 2000;

interface Copy {
  /**
   * `true` for two seconds after a success; `false` until the next attempt, while the text has to be copied by
   * hand.
   */
  readonly isCopied: boolean | null;
  /**
   * @returns whether the browser allowed it
   * @throws whatever reading a table throws
   */
  readonly copy: (content: string | Promise<CopiedTable>) => Promise<boolean>;
}

/** Copies texts or tables and reports the outcome for a while. */
export function useCopy(): Copy {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(null), successMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = useCallback(async (content: string | Promise<CopiedTable>) => {
    const copied = await (typeof content === "string" ? copyText(content) : copyTable(content));
    setCopied(copied);
    return copied;
  }, []);
  return { isCopied, copy };
}

import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/copy/clipboard.ts";
import { useFormat, useWords } from "#ui/locale.tsx";
import { type LineRange, lineCount, rangeText } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import styles from "./log-bar.module.css";
import { words } from "./words.ts";

/** Copies the linked lines, or the whole log, as the API sent them. */
export function CopyButton({ log, range }: { log: OpenLog; range: LineRange | null }) {
  const t = useWords(words);
  const format = useFormat();
  const [announcement, setAnnouncement] = useState("");
  const copy = async () => {
    const last = lineCount(log);
    const to = Math.min(range?.to ?? last, last);
    const count = range && range.from <= last ? to - range.from + 1 : last;
    const text = range && range.from <= last ? rangeText(log, range) : log.text;
    // Emptied first, so that screen readers announce the same text again.
    setAnnouncement("");
    const copied = await copyText(text);
    setAnnouncement(copied ? t.copied(count, format.number(count)) : t.notCopied);
  };
  return (
    <>
      <span role="status" className={styles.said}>
        {announcement}
      </span>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t.copy}
      </Button>
    </>
  );
}

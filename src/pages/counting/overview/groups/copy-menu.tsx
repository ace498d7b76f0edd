import { useEffect, useState } from "react";
import { downloadFile } from "#components/download-file.ts";
import { byteOrderMark } from "#domain/csv.ts";
import { Button } from "#ui/button.tsx";
import { useCountingMessages } from "#ui/locale.tsx";
import styles from "./group-table.module.css";

/** How long it shows what it has done. Milliseconds. */
const shownFor = 2000;

/** Copies a table as comma-separated values; saves it where the browser gives no access to the clipboard. */
export function CopyCsv({ csv, title }: { csv: () => string; title: string }) {
  const t = useCountingMessages().overview;
  const [done, setDone] = useState<"copied" | "saved" | null>(null);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), shownFor);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const text = csv();
    try {
      await navigator.clipboard.writeText(text);
      setDone("copied");
    } catch {
      downloadFile(new Blob([byteOrderMark, text], { type: "text/csv" }), `${title}.csv`);
      setDone("saved");
    }
  };
  return (
    <div className={styles.copy}>
      <Button look="link" onClick={() => void copy()}>
        {t.copyCsv}
        <span className="visually-hidden">: {title}</span>
      </Button>
      <span role="status">{done && t[done]}</span>
    </div>
  );
}

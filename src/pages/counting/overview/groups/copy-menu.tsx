import { downloadFile } from "#components/download-file.ts";
import { byteOrderMark } from "#domain/csv.ts";
import { Button } from "#ui/button.tsx";
import { useCopy } from "#ui/copy/use-copy.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./group-table.module.css";

/** Copies a table as CSV, or saves it where the clipboard is not available. */
export function CopyCsv({ csv, title }: { csv: () => string; title: string }) {
  const t = useMessages("overview").overview;
  const { isCopied, copy } = useCopy();
  const copyOrSave = async () => {
    const text = csv();
    if (await copy(text)) return;
    downloadFile(new Blob([byteOrderMark, text], { type: "text/csv" }), `${title}.csv`);
  };
  return (
    <div className={styles.copy}>
      <Button variant="link" onClick={() => void copyOrSave()}>
        {t.copyCsv}
        <span className="visually-hidden">: {title}</span>
      </Button>
      <span role="status">{isCopied !== null && (isCopied ? t.copied : t.saved)}</span>
    </div>
  );
}

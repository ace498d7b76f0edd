import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFile } from "#components/download-file.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./log-bar.module.css";
import { logFileName } from "./log-file-name.ts";

/** Saves the whole log as a text file. */
export function DownloadButton({ id, log }: { id: string; log: OpenLog }) {
  const t = useMessages("all").imports;
  const [said, setSaid] = useState("");
  const download = async () => {
    setSaid("");
    try {
      downloadFile(await log.file(), logFileName(id));
    } catch {
      setSaid(t.notDownloaded);
    }
  };
  return (
    <>
      <span role="status" className={styles.said}>
        {said}
      </span>
      <Button onClick={() => void download()}>
        <Download aria-hidden="true" />
        {t.download}
      </Button>
    </>
  );
}

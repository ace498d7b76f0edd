import Download from "lucide-react/icons/download";
import { useState } from "react";
import { downloadFile } from "#components/download-file.ts";
import { Button } from "#ui/button.tsx";
import { useWords } from "#ui/locale.tsx";
import type { OpenLog } from "./log/open-log.ts";
import styles from "./log-bar.module.css";
import { logFileName } from "./log-file-name.ts";
import { words } from "./words.ts";

/** Saves the whole log as a text file. */
export function DownloadButton({ id, log }: { id: string; log: OpenLog }) {
  const t = useWords(words);
  const [announcement, setAnnouncement] = useState("");
  const download = async () => {
    setAnnouncement("");
    try {
      downloadFile(await log.file(), logFileName(id));
    } catch {
      setAnnouncement(t.notDownloaded);
    }
  };
  return (
    <>
      <span role="status" className={styles.said}>
        {announcement}
      </span>
      <Button onClick={() => void download()}>
        <Download aria-hidden="true" />
        {t.download}
      </Button>
    </>
  );
}

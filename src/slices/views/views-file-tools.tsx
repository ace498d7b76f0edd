import { type ChangeEvent, useRef, useState } from "react";
import { downloadFile } from "#components/download-file.ts";
import { changeOwnViews, ownViews } from "#hooks/own-views.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import styles from "./page.module.css";
import { viewsFile, withFile } from "./views-file.ts";
import { words } from "./words.ts";

/** Writes this browser's views to a file, and reads them from one. */
export function ViewsFile({ onAnnounce }: { onAnnounce: (text: string) => void }) {
  const t = useWords(words);
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = await file.text();
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
    const next = withFile(ownViews.get(), text);
    setRefused(next === null);
    if (next === null) return;
    changeOwnViews(() => next);
    onAnnounce(t.imported(number(next.views.length), next.views.length));
  };
  return (
    <div className={styles.tools}>
      <Button onClick={() => downloadFile(viewsFile(ownViews.get()), "countboard-views.json")}>
        {t.exportFile}
      </Button>
      <Button onClick={() => input.current?.click()}>{t.importFile}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t.importFile}
        hidden
        onChange={(event) => void read(event)}
      />
      <p role="alert">{isRefused && t.refusedFile}</p>
    </div>
  );
}

import { failureWords } from "#components/failure-block.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./palette.module.css";
import type { RunningSearch } from "./use-product-search.ts";

/** How far a search of the active countings has come, and what it could not read; stops it. */
export function SearchStatus({
  running: { search, text, failure },
  onStop,
}: {
  running: RunningSearch;
  onStop: () => void;
}) {
  const {
    palette: { products: t },
    failures,
  } = useMessages("all");
  const format = useFormat();
  const { phase, found, results } = search;
  const isRunning = failure === null && (phase === "finding" || phase === "reading");
  const all = found?.active.length ?? 0;
  const searched = results.flatMap((result) => (result.kind === "failed" ? [] : [result]));
  const failed = results.length - searched.length;
  const unreadable = searched.reduce((sum, one) => sum + one.unreadable, 0);
  const matches = searched.reduce((sum, one) => sum + one.matches, 0);
  const texts = failure
    ? [failureWords(failure, failures).title]
    : [
        phase === "done" && matches === 0 ? t.none(text) : t.found(format.number(matches), matches),
        phase === "finding"
          ? t.finding
          : t.searched(format.number(searched.length), format.number(all), all),
        failed > 0 ? t.failed(format.number(failed), failed) : null,
        unreadable > 0 ? t.unreadable(format.number(unreadable), unreadable) : null,
      ];
  return (
    <div className={styles.status} data-search={isRunning ? "running" : "ended"}>
      <p role="status">{texts.filter((one) => one !== null).join(" · ")}</p>
      {isRunning && (
        <Button variant="link" onClick={onStop}>
          {t.stop}
        </Button>
      )}
      {isRunning && phase === "reading" && (
        <progress aria-hidden="true" max={Math.max(1, all)} value={results.length} />
      )}
    </div>
  );
}

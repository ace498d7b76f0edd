import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./list-head.module.css";
import type { LoadedCountings, useCountings } from "./use-countings.ts";

/** Names the page, says how much of the list is loaded and loads more of it, wherever it is scrolled to. */
export function ListHead({
  loaded,
  list,
}: {
  loaded: LoadedCountings | null;
  list: Pick<ReturnType<typeof useCountings>, "loadMore" | "mayLoadMore">;
}) {
  const words = useMessages().countings;
  const format = useFormat();
  return (
    <div className={styles.head}>
      <h1>{words.title}</h1>
      {loaded && loaded.loaded > 0 && (
        <p className={styles.scope}>
          {words.loaded(format.number(loaded.loaded), format.number(loaded.total))}
        </p>
      )}
      {loaded?.end === "more" && (
        <Button look="link" onClick={list.loadMore} aria-disabled={!list.mayLoadMore}>
          {words.loadMore}
        </Button>
      )}
    </div>
  );
}

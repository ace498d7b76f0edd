import styles from "#layout/app-layout.module.css";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { PaperMoment } from "./paper-moment.tsx";

/** When data that does not change was read. */
export function ReadMark({ at }: { at: number }) {
  const t = useMessages("common").app;
  const format = useFormat();
  return (
    <>
      <span className={styles.age}>
        <i aria-hidden="true" />
        <span>
          <span className={styles.word}>{t.read} </span>
          <b>
            <time dateTime={new Date(at).toISOString()}>{format.timeWithSeconds(at)}</time>
          </b>
        </span>
      </span>
      <PaperMoment at={at} />
    </>
  );
}

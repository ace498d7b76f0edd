import { useMemo } from "react";
import { writtenMoment } from "#format/written-moment.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./age-mark.module.css";

/** When the page's data was read, on paper only: a printed age would soon be wrong. */
export function PaperMoment({ at }: { at: number }) {
  const t = useMessages("common").app;
  const { locale, timeZone } = useFormat();
  const written = useMemo(() => writtenMoment({ locale, timeZone }), [locale, timeZone]);
  return (
    <span className={styles.onPaper}>
      {t.read} <time dateTime={new Date(at).toISOString()}>{written(at)}</time>
    </span>
  );
}

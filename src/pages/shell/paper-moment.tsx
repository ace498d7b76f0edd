import { useMemo } from "react";
import { writtenMoment } from "#format/written-moment.ts";
import { useFirstMessages, useFormat } from "#ui/locale.tsx";
import styles from "./app-shell.module.css";

/** When the figures were read, on paper alone: an age would be that of another moment there. */
export function PaperMoment({ at }: { at: number }) {
  const words = useFirstMessages().app;
  const { locale, timeZone } = useFormat();
  const text = useMemo(() => writtenMoment({ locale, timeZone })(at), [locale, timeZone, at]);
  return (
    <span className={styles.onPaper}>
      {words.asOf} <time dateTime={new Date(at).toISOString()}>{text}</time>
    </span>
  );
}

import X from "lucide-react/icons/x";
import { PageHead } from "#layout/page-head.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { HandoverReading } from "./data/read-handover.ts";
import { handoverMessages } from "./messages.ts";
import styles from "./page.module.css";

/** How far the reading has come, and a way to end it. */
export function ReadingProgress({
  title,
  reading,
  onCancel,
}: {
  title: string;
  reading: HandoverReading | null;
  onCancel: () => void;
}) {
  const t = useMessages(handoverMessages);
  const { number } = useFormat();
  const all = reading?.chosen.countings.length ?? 0;
  const done = reading?.results.length ?? 0;
  const isReading = reading?.phase === "reading";
  const { read = 0, total = null } = reading?.progress ?? {};
  const part = total === null || total === 0 ? 0 : Math.min(1, read / total);
  return (
    <>
      <PageHead title={title} />
      <section className={styles.progress} aria-label={title}>
        <progress
          aria-label={t.progress}
          {...(isReading && { value: done + part, max: Math.max(1, all) })}
        />
        <p>
          {isReading ? t.reading(number(done), number(all), all) : t.finding}
          {total !== null && <span> · {t.readingLines(number(read), number(total))}</span>}
        </p>
        <Button onClick={onCancel}>
          <X aria-hidden="true" />
          {t.cancel}
        </Button>
      </section>
    </>
  );
}

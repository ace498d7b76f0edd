import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./page.module.css";

const widths = [320, 240, 460, 420, 480, 380, 440, 400, 460];

/** Skeleton of a log. */
export function Reading({ id }: { id: string }) {
  const t = useMessages("all").imports;
  return (
    <div className={styles.reading}>
      <p>{t.reading(id)}</p>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, and never reordered
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

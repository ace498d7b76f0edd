import type { Ageing } from "#domain/time/ageing.ts";
import { Glyph } from "#pages/screen/schedule-status.tsx";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import { Figure } from "#ui/figure.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./age.module.css";

/** Age of the figures, with a mark once they are overdue. */
export function Age({ age, ageing }: { age: number; ageing: Ageing }) {
  const t = useMessages("screen").screen;
  const format = useScreenFormat();
  return (
    <span className={styles.age} data-ageing={ageing}>
      {ageing === "ageing" && <Glyph path="M5 .2 9.8 5 5 9.8 .2 5Z" />}
      <Figure name="data-age" value={Math.floor(age / 1000)}>
        {t.old(format.age(age))}
      </Figure>
    </span>
  );
}

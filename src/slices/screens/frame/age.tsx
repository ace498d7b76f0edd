import type { Ageing } from "#domain/time/ageing.ts";
import { ageFigures } from "#figures/of-pages.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import status from "#slices/screens/screen-status.module.css";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { Figure } from "#ui/figure.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./age.module.css";

/** Age of the figures, with a mark once they are overdue. */
export function Age({ age, ageing }: { age: number; ageing: Ageing }) {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const figureOf = useFigures(ageFigures, { age });
  return (
    <span className={styles.age} data-ageing={ageing}>
      <AttentionGlyph attention={ageing === "ageing" ? "warning" : null} className={status.glyph} />
      <Figure {...figureOf("data-age")}>{t.old(format.age(age))}</Figure>
    </span>
  );
}

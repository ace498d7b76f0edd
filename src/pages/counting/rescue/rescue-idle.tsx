import { FigureHint } from "#components/figure-hint.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-panel.module.css";
import { idlePeople } from "./rescue-plan.ts";

/** Maximum number of people listed. */
const max = 8;

/** Idle people who have lines left. */
export function RescueIdle({ counting }: { counting: CountingModel }) {
  const messages = useMessages("overview");
  const t = messages.rescue;
  const format = useFormat();
  const idle = idlePeople(counting);
  const now = counting.now ?? counting.loaded.freshness.now;
  return (
    <div className={styles.part}>
      <h3>
        <FigureHint
          figure="rescue-idle"
          label={t.idle}
          toSentence={(sentences) => sentences.idle(format.number(idle.length), idle.length)}
        />{" "}
        <Figure name="rescue-idle" value={idle.length}>
          {format.number(idle.length)}
        </Figure>
      </h3>
      {idle.length === 0 && counting.facts.counted > 0 && <p className="muted">{t.noneIdle}</p>}
      <ul className={styles.list}>
        {idle.slice(0, max).map(({ person, lastFinish }) => (
          <li key={person.key}>
            <span>{person.name ?? messages.progress.user(String(person.key))}</span>
            <small>
              {t.lastFinish(format.moment(lastFinish, now))},{" "}
              {t.ownLeft(format.number(person.left), person.left)}
            </small>
          </li>
        ))}
      </ul>
      {idle.length > max && (
        <p className="muted">{t.morePeople(format.number(idle.length - max), idle.length - max)}</p>
      )}
    </div>
  );
}

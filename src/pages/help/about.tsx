import { finishedPeriod } from "#api/polling.ts";
import { useSettings } from "#pages/use-settings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./page.module.css";

/** What the gateway has told of itself: where the figures come from and by which settings they are made. */
export function About() {
  const words = useMessages().help.about;
  const format = useFormat();
  const { demo, host, currency, pollSeconds, activeWithinDays, build } = useSettings();
  const facts: readonly (readonly [name: string, value: string])[] = [
    [words.source, host ?? (demo ? words.demo : words.unknownSource)],
    [words.build, build === "" ? words.unknown : build],
    [words.poll, words.pollValue(format.age(pollSeconds * 1000), format.duration(finishedPeriod))],
    [words.activeWithin, words.activeWithinValue(format.number(activeWithinDays))],
    [words.workHours, words.roundTheClock],
    [words.currency, currency ?? words.noCurrency],
    [words.zone, format.timeZone],
  ];
  return (
    <dl className={styles.about}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

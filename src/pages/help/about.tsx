import { useQuery } from "@tanstack/react-query";
import { finishedPeriod } from "#api/polling.ts";
import { settingsQuery } from "#api/settings-query.ts";
import type { Settings } from "#contract/settings.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./page.module.css";
import { workHoursLines } from "./work-hours-lines.ts";

type Fact = readonly [name: string, ...lines: string[]];

/** What the gateway has told of itself: where the figures come from and by which settings they are made. */
export function About() {
  const messages = useMessages();
  const words = messages.help.about;
  const format = useFormat();
  const { data: settings } = useQuery(settingsQuery);
  const told = settings ? toldFacts(settings, messages, format) : untold(words);
  const facts: readonly Fact[] = [
    ...told,
    [words.cache, words.noCache],
    [words.zone, format.timeZone],
  ];
  return (
    <dl className={styles.about}>
      {facts.map(([name, ...lines]) => (
        <div key={name}>
          <dt>{name}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function toldFacts(settings: Settings, messages: Messages, format: Format): readonly Fact[] {
  const words = messages.help.about;
  const { demo, host, currency, pollSeconds, activeWithinDays, build, workHours } = settings;
  return [
    [words.source, host ?? (demo ? words.demo : words.unknown)],
    [words.build, build === "" ? words.unknown : build],
    [words.poll, words.pollValue(format.age(pollSeconds * 1000), format.duration(finishedPeriod))],
    [
      words.activeWithin,
      words.activeWithinValue(activeWithinDays, format.number(activeWithinDays)),
    ],
    [words.workHours, ...workHoursLines(workHours, messages, format)],
    [words.currency, currency ?? words.noCurrency],
  ];
}

/** The pages go by usual values until the settings are there, but those say nothing of the gateway. */
function untold(words: Messages["help"]["about"]): readonly Fact[] {
  const { source, build, poll, activeWithin, workHours, currency, unknown } = words;
  return [
    [source, words.unknownSource],
    ...[build, poll, activeWithin, workHours, currency].map((name): Fact => [name, unknown]),
  ];
}

import { useQuery } from "@tanstack/react-query";
import { finishedPeriod } from "#api/polling.ts";
import { settingsQuery } from "#api/settings-query.ts";
import type { Format } from "#format/format.ts";
import { useSettings, type ViewerSettings } from "#hooks/use-settings.ts";
import type { TargetMessages } from "#messages/languages.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { targetsLines, workHoursLines } from "./about-lines.ts";
import { type HelpMessages, helpMessages } from "./messages.ts";
import styles from "./page.module.css";

type Fact = readonly [name: string, ...lines: string[]];

/** The gateway's settings: where the figures come from and how they are calculated. */
export function About() {
  const t = useMessages(helpMessages).about;
  const { targets } = useMessages("targets");
  const format = useFormat();
  // After a later failure they are still known.
  const isKnown = useQuery(settingsQuery).data !== undefined;
  const settings = useSettings();
  const reported = isKnown ? settingsFacts(settings, { t, targets }, format) : defaultFacts(t);
  const facts: readonly Fact[] = [...reported, [t.cache, t.noCache], [t.zone, format.timeZone]];
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

type About = HelpMessages["about"];

function settingsFacts(
  settings: ViewerSettings,
  { t, targets: texts }: { t: About; targets: TargetMessages["targets"] },
  format: Format,
): readonly Fact[] {
  const { demo, host, currency, pollSeconds, activeWithinDays, build, workHours, targets } =
    settings;
  const isChosen = settings.chosenHours !== "";
  return [
    [t.source, host ?? (demo ? t.demo : t.unknown)],
    [t.build, build === "" ? t.unknown : build],
    [t.poll, t.pollValue(format.age(pollSeconds * 1000), format.duration(finishedPeriod))],
    [t.activeWithin, t.activeWithinValue(activeWithinDays, format.number(activeWithinDays))],
    [t.workHours, ...workHoursLines({ workHours, isChosen }, t, format)],
    ...(targets === null
      ? []
      : [
          [
            t.targets,
            ...targetsLines(targets, t, { locale: format.locale, t: texts }),
            t.targetsCompared,
          ] as const,
        ]),
    [t.currency, currency ?? t.noCurrency],
  ];
}

/** Until the settings have loaded, pages use defaults, which are not the gateway's facts. */
function defaultFacts(t: About): readonly Fact[] {
  const { source, build, poll, activeWithin, workHours, currency, unknown } = t;
  return [
    [source, t.unknownSource],
    ...[build, poll, activeWithin, workHours, currency].map((name): Fact => [name, unknown]),
  ];
}

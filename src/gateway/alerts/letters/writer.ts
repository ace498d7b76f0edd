import { chooseLocale, type Language } from "#contract/languages.ts";
import { createFormat, type Format } from "#format/format.ts";
import type { Letter } from "#gateway/alerts/delivery/letter.ts";
import type { Target } from "#gateway/alerts/delivery/target.ts";
import { briefingMessages } from "#gateway/briefing/briefing-messages.ts";
import type { Config } from "#gateway/config/config.ts";
import { paths, pathTo } from "#routes.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { pt } from "./messages/pt.ts";

const words: Readonly<Record<Language, typeof en>> = { de, en, es, fr, pt };

/** What letters to a target are written with. */
export interface Writer {
  readonly t: typeof en;
  readonly messages: (typeof briefingMessages)["en"];
  readonly format: Format;
  /** What the target does not get. */
  readonly hidden: readonly ("costs" | "names")[];
  /** Links to the pages; `null` while their public address is not known. */
  readonly links: {
    readonly counting: (id: string) => Letter["link"];
    readonly all: () => Letter["link"];
    readonly handover: () => Letter["link"];
  };
}

/** What letters to a target are written with: its language, its zone, and what is hidden from it. */
export function writerFor(
  { language, timeZone, getsCosts, getsNames }: Target,
  config: Pick<Config, "publicUrl" | "timeZone" | "currency">,
): Writer {
  const { publicUrl, currency } = config;
  const t = words[language];
  const messages = briefingMessages[language];
  const { locale } = chooseLocale(language, []);
  const zone = timeZone ?? config.timeZone ?? "UTC";
  const link = (text: string, path: string | null) =>
    publicUrl === null || path === null ? null : { text, address: `${publicUrl}${path}` };
  return {
    t,
    messages,
    format: createFormat({ locale, timeZone: zone, currency, units: messages.units }),
    hidden: [...(getsCosts ? [] : ["costs" as const]), ...(getsNames ? [] : ["names" as const])],
    links: {
      counting: (id) => link(t.open, paths.counting(id)),
      all: () => link(t.openAll, paths.countings()),
      handover: () => link(t.handover, pathTo("handover")),
    },
  };
}

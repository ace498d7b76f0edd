import type { Language } from "#contract/languages.ts";
import { type ByLanguage, byLanguage, type Loaded } from "./by-language.ts";
import type { briefing } from "./en/briefing.ts";
import type { Messages } from "./en/catalogue.ts";
import { type CommonMessages, common } from "./en/common.ts";
import type { CountingPage } from "./en/counting-page.ts";
import type { OverviewPage } from "./en/overview-page.ts";
import type { targets } from "./en/targets.ts";

/** The files of a language, each loaded when it is used. */
interface Files {
  readonly common: () => Promise<CommonMessages>;
  readonly counting: () => Promise<CountingPage>;
  readonly overview: () => Promise<OverviewPage>;
  readonly briefing: () => Promise<typeof briefing>;
  readonly targets: () => Promise<typeof targets>;
  readonly all: () => Promise<Messages>;
}

const files = {
  en: {
    // The common English messages are part of the entry.
    common: () => Promise.resolve(common),
    counting: () => import("./en/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./en/overview-page.ts").then(({ overviewPage }) => overviewPage),
    briefing: () => import("./en/briefing.ts").then(({ briefing }) => briefing),
    targets: () => import("./en/targets.ts").then(({ targets }) => targets),
    all: () => import("./en/catalogue.ts").then(({ en }) => en),
  },
  es: {
    common: () => import("./es/common.ts").then(({ common }) => common),
    counting: () => import("./es/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./es/overview-page.ts").then(({ overviewPage }) => overviewPage),
    briefing: () => import("./es/briefing.ts").then(({ briefing }) => briefing),
    targets: () => import("./es/targets.ts").then(({ targets }) => targets),
    all: () => import("./es/catalogue.ts").then(({ es }) => es),
  },
  de: {
    common: () => import("./de/common.ts").then(({ common }) => common),
    counting: () => import("./de/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./de/overview-page.ts").then(({ overviewPage }) => overviewPage),
    briefing: () => import("./de/briefing.ts").then(({ briefing }) => briefing),
    targets: () => import("./de/targets.ts").then(({ targets }) => targets),
    all: () => import("./de/catalogue.ts").then(({ de }) => de),
  },
  fr: {
    common: () => import("./fr/common.ts").then(({ common }) => common),
    counting: () => import("./fr/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./fr/overview-page.ts").then(({ overviewPage }) => overviewPage),
    briefing: () => import("./fr/briefing.ts").then(({ briefing }) => briefing),
    targets: () => import("./fr/targets.ts").then(({ targets }) => targets),
    all: () => import("./fr/catalogue.ts").then(({ fr }) => fr),
  },
  pt: {
    common: () => import("./pt/common.ts").then(({ common }) => common),
    counting: () => import("./pt/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./pt/overview-page.ts").then(({ overviewPage }) => overviewPage),
    briefing: () => import("./pt/briefing.ts").then(({ briefing }) => briefing),
    targets: () => import("./pt/targets.ts").then(({ targets }) => targets),
    all: () => import("./pt/catalogue.ts").then(({ pt }) => pt),
  },
} satisfies Record<Language, Files>;

export type CountingMessages = CommonMessages & CountingPage;
export type OverviewMessages = CountingMessages & OverviewPage;
export type BriefingMessages = CommonMessages & { readonly briefing: typeof briefing };
export type TargetMessages = CommonMessages & { readonly targets: typeof targets };

/** The parts of the messages, named after what renders with them; each contains the common ones. */
export interface MessageParts {
  readonly common: CommonMessages;
  readonly counting: CountingMessages;
  readonly overview: OverviewMessages;
  readonly briefing: BriefingMessages;
  readonly targets: TargetMessages;
  readonly all: Messages;
}

export type Part = keyof MessageParts;

const loaders: { readonly [Each in Part]: (files: Files) => Promise<MessageParts[Each]> } = {
  common: (files) => files.common(),
  counting: async (files) => {
    const [common, counting] = await Promise.all([files.common(), files.counting()]);
    return { ...common, ...counting };
  },
  overview: async (files) => {
    const [counting, overview] = await Promise.all([loaders.counting(files), files.overview()]);
    return { ...counting, ...overview };
  },
  briefing: async (files) => {
    const [common, briefing] = await Promise.all([files.common(), files.briefing()]);
    return { ...common, briefing };
  },
  targets: async (files) => {
    const [common, targets] = await Promise.all([files.common(), files.targets()]);
    return { ...common, targets };
  },
  all: (files) => files.all(),
};

const load = <Each extends Part>(part: Each, english?: MessageParts[Each]) => {
  const loadFiles: (files: Files) => Promise<MessageParts[Each]> = loaders[part];
  return byLanguage((language) => loadFiles(files[language]), english);
};

const parts: { readonly [Each in Part]: ByLanguage<MessageParts[Each]> } = {
  common: load("common", common),
  counting: load("counting"),
  overview: load("overview"),
  briefing: load("briefing"),
  targets: load("targets"),
  all: load("all"),
};

/** Loads a part of a language's messages, as `ByLanguage` says. */
export function loadMessages<Wanted extends Part>(
  language: Language,
  part: Wanted,
): Promise<MessageParts[Wanted]> {
  const wanted: ByLanguage<MessageParts[Wanted]> = parts[part];
  // All messages include those of every part.
  const all: Loaded<MessageParts[Wanted]> | undefined = parts.all.loaded(language);
  return wanted.loaded(language) ?? all ?? wanted.load(language);
}

/** Common messages of a language as far as they have loaded; else the English ones, which always have. */
export function loadedCommon(language: Language): CommonMessages {
  for (const part of Object.values(parts)) {
    const messages = part.loaded(language)?.value;
    if (messages) return messages;
  }
  return common;
}

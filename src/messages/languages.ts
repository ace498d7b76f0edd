import type { Language } from "#contract/languages.ts";
import { type ByLanguage, byLanguage, type Loaded } from "./by-language.ts";
import type { briefing } from "./en/briefing.ts";
import type { Messages } from "./en/catalogue.ts";
import { type CommonMessages, common } from "./en/common.ts";
import type { CountingPage } from "./en/counting-page.ts";
import type { OverviewPage } from "./en/overview-page.ts";
import type { targets } from "./en/targets.ts";

/** The files of a language, each loaded when it is used, by what they export. */
interface Files {
  readonly common: () => Promise<{ readonly common: CommonMessages }>;
  readonly counting: () => Promise<{ readonly countingPage: CountingPage }>;
  readonly overview: () => Promise<{ readonly overviewPage: OverviewPage }>;
  readonly briefing: () => Promise<{ readonly briefing: typeof briefing }>;
  readonly targets: () => Promise<{ readonly targets: typeof targets }>;
  readonly all: () => Promise<Messages>;
}

const files = {
  en: {
    // The common English messages are part of the entry.
    common: () => Promise.resolve({ common }),
    counting: () => import("./en/counting-page.ts"),
    overview: () => import("./en/overview-page.ts"),
    briefing: () => import("./en/briefing.ts"),
    targets: () => import("./en/targets.ts"),
    all: () => import("./en/catalogue.ts").then(({ en }) => en),
  },
  es: {
    common: () => import("./es/common.ts"),
    counting: () => import("./es/counting-page.ts"),
    overview: () => import("./es/overview-page.ts"),
    briefing: () => import("./es/briefing.ts"),
    targets: () => import("./es/targets.ts"),
    all: () => import("./es/catalogue.ts").then(({ es }) => es),
  },
  de: {
    common: () => import("./de/common.ts"),
    counting: () => import("./de/counting-page.ts"),
    overview: () => import("./de/overview-page.ts"),
    briefing: () => import("./de/briefing.ts"),
    targets: () => import("./de/targets.ts"),
    all: () => import("./de/catalogue.ts").then(({ de }) => de),
  },
  fr: {
    common: () => import("./fr/common.ts"),
    counting: () => import("./fr/counting-page.ts"),
    overview: () => import("./fr/overview-page.ts"),
    briefing: () => import("./fr/briefing.ts"),
    targets: () => import("./fr/targets.ts"),
    all: () => import("./fr/catalogue.ts").then(({ fr }) => fr),
  },
  pt: {
    common: () => import("./pt/common.ts"),
    counting: () => import("./pt/counting-page.ts"),
    overview: () => import("./pt/overview-page.ts"),
    briefing: () => import("./pt/briefing.ts"),
    targets: () => import("./pt/targets.ts"),
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
  common: async (files) => (await files.common()).common,
  counting: async (files) => {
    const [{ common }, { countingPage }] = await Promise.all([files.common(), files.counting()]);
    return { ...common, ...countingPage };
  },
  overview: async (files) => {
    const loading = [loaders.counting(files), files.overview()] as const;
    const [counting, { overviewPage }] = await Promise.all(loading);
    return { ...counting, ...overviewPage };
  },
  briefing: async (files) => {
    const [{ common }, { briefing }] = await Promise.all([files.common(), files.briefing()]);
    return { ...common, briefing };
  },
  targets: async (files) => {
    const [{ common }, { targets }] = await Promise.all([files.common(), files.targets()]);
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

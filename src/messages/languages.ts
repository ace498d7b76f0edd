import type { Language } from "#contract/languages.ts";
import type { Messages } from "./en/catalogue.ts";
import type { CountingPage } from "./en/counting-page.ts";
import { type FirstMessages, first } from "./en/first.ts";
import type { OverviewPage } from "./en/overview-page.ts";
import type { screen } from "./en/screen.ts";

/** The files of a language, each loaded when it is used: what every page needs, one page's messages, and all. */
interface Files {
  readonly first: () => Promise<FirstMessages>;
  readonly counting: () => Promise<CountingPage>;
  readonly overview: () => Promise<OverviewPage>;
  readonly screen: () => Promise<typeof screen>;
  readonly all: () => Promise<Messages>;
}

const files = {
  en: {
    // In English, what every page needs is part of the first code.
    first: () => Promise.resolve(first),
    counting: () => import("./en/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./en/overview-page.ts").then(({ overviewPage }) => overviewPage),
    screen: () => import("./en/screen.ts").then(({ screen }) => screen),
    all: () => import("./en/catalogue.ts").then(({ en }) => en),
  },
  es: {
    first: () => import("./es/first.ts").then(({ first }) => first),
    counting: () => import("./es/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./es/overview-page.ts").then(({ overviewPage }) => overviewPage),
    screen: () => import("./es/screen.ts").then(({ screen }) => screen),
    all: () => import("./es/catalogue.ts").then(({ es }) => es),
  },
  de: {
    first: () => import("./de/first.ts").then(({ first }) => first),
    counting: () => import("./de/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./de/overview-page.ts").then(({ overviewPage }) => overviewPage),
    screen: () => import("./de/screen.ts").then(({ screen }) => screen),
    all: () => import("./de/catalogue.ts").then(({ de }) => de),
  },
  fr: {
    first: () => import("./fr/first.ts").then(({ first }) => first),
    counting: () => import("./fr/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./fr/overview-page.ts").then(({ overviewPage }) => overviewPage),
    screen: () => import("./fr/screen.ts").then(({ screen }) => screen),
    all: () => import("./fr/catalogue.ts").then(({ fr }) => fr),
  },
  pt: {
    first: () => import("./pt/first.ts").then(({ first }) => first),
    counting: () => import("./pt/counting-page.ts").then(({ countingPage }) => countingPage),
    overview: () => import("./pt/overview-page.ts").then(({ overviewPage }) => overviewPage),
    screen: () => import("./pt/screen.ts").then(({ screen }) => screen),
    all: () => import("./pt/catalogue.ts").then(({ pt }) => pt),
  },
} satisfies Record<Language, Files>;

/** All but English, each by its own name. */
export const otherLanguages: Readonly<Record<Exclude<Language, "en">, string>> = {
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
};

/** What is read at first on the page of a counting. */
export type CountingMessages = FirstMessages & CountingPage;

/** What is read on the overview of a counting. */
export type OverviewMessages = CountingMessages & OverviewPage;

/** What is read on a screen in an office. */
export type ScreenMessages = FirstMessages & { readonly screen: typeof screen };

/** Messages by what renders with them: what every page needs, and the parts that hold it, too. */
export interface MessageParts {
  readonly first: FirstMessages;
  readonly counting: CountingMessages;
  readonly overview: OverviewMessages;
  readonly screen: ScreenMessages;
  readonly all: Messages;
}

export type Part = keyof MessageParts;

const loaders: { readonly [Each in Part]: (files: Files) => Promise<MessageParts[Each]> } = {
  first: (files) => files.first(),
  counting: async (files) => {
    const [own, counting] = await Promise.all([files.first(), files.counting()]);
    return { ...own, ...counting };
  },
  overview: async (files) => {
    const [counting, overview] = await Promise.all([loaders.counting(files), files.overview()]);
    return { ...counting, ...overview };
  },
  screen: async (files) => {
    const [own, screen] = await Promise.all([files.first(), files.screen()]);
    return { ...own, screen };
  },
  all: (files) => files.all(),
};

/** A promise that tells React's `use` its value, so that a component with it does not suspend. */
interface Loading<Value> extends Promise<Value> {
  status?: "fulfilled";
  value?: Value;
  /** When it was rejected, in milliseconds since 1970. */
  failedAt?: number;
}

type Cache = { readonly [Each in Part]: Map<Language, Loading<MessageParts[Each]>> };

const fulfilledFirst: Loading<FirstMessages> = Promise.resolve(first);
const cache: Cache = {
  first: new Map([["en", settle(fulfilledFirst, first)]]),
  counting: new Map(),
  overview: new Map(),
  screen: new Map(),
  all: new Map(),
};

function settle<Value>(loading: Loading<Value>, value: Value): Loading<Value> {
  return Object.assign(loading, { status: "fulfilled" as const, value });
}

/** Milliseconds for which a failure is cached: what renders it would otherwise load again without end. */
const failureMs = 5000;

/**
 * Messages of a language, or the English ones where a file of theirs cannot be loaded; the same promise for
 * all who ask. Rejects where neither can be loaded; they are loaded again for those who ask some seconds later.
 */
export function loadMessages<Wanted extends Part>(
  language: Language,
  part: Wanted,
): Promise<MessageParts[Wanted]> {
  const loadings: Map<Language, Loading<MessageParts[Wanted]>> = cache[part];
  const known = loadings.get(language);
  if (known?.status === "fulfilled") return known;
  const all = cache.all.get(language);
  // All messages hold those of every part.
  if (all?.status === "fulfilled") return all as Promise<MessageParts[Wanted]>;
  const hasFailed = known?.failedAt !== undefined && Date.now() - known.failedAt > failureMs;
  if (known !== undefined && !hasFailed) return known;
  const load: (files: Files) => Promise<MessageParts[Wanted]> = loaders[part];
  const loading: Loading<MessageParts[Wanted]> = load(files[language]).catch(() => load(files.en));
  loadings.set(language, loading);
  loading.then(
    (messages) => settle(loading, messages),
    () => {
      loading.failedAt = Date.now();
    },
  );
  return loading;
}

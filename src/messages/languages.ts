import type { Messages } from "./en/catalogue.ts";
import type { CountingPage } from "./en/counting-page.ts";
import { type FirstMessages, first } from "./en/first.ts";
import type { screen } from "./en/screen.ts";

/** The files of a language, each loaded when it is used: what no page does without, the words of one page, and all. */
interface Files {
  readonly first: () => Promise<FirstMessages>;
  readonly counting: () => Promise<CountingPage>;
  readonly screen: () => Promise<typeof screen>;
  readonly all: () => Promise<Messages>;
}

const files = {
  en: {
    // The words that no page does without: in English there from the start.
    first: () => Promise.resolve(first),
    counting: () => import("./en/counting-page.ts").then(({ countingPage }) => countingPage),
    screen: () => import("./en/screen.ts").then(({ screen }) => screen),
    all: () => import("./en/catalogue.ts").then(({ en }) => en),
  },
  es: {
    first: () => import("./es/first.ts").then(({ first }) => first),
    counting: () => import("./es/counting-page.ts").then(({ countingPage }) => countingPage),
    screen: () => import("./es/screen.ts").then(({ screen }) => screen),
    all: () => import("./es/catalogue.ts").then(({ es }) => es),
  },
  de: {
    first: () => import("./de/first.ts").then(({ first }) => first),
    counting: () => import("./de/counting-page.ts").then(({ countingPage }) => countingPage),
    screen: () => import("./de/screen.ts").then(({ screen }) => screen),
    all: () => import("./de/catalogue.ts").then(({ de }) => de),
  },
  fr: {
    first: () => import("./fr/first.ts").then(({ first }) => first),
    counting: () => import("./fr/counting-page.ts").then(({ countingPage }) => countingPage),
    screen: () => import("./fr/screen.ts").then(({ screen }) => screen),
    all: () => import("./fr/catalogue.ts").then(({ fr }) => fr),
  },
  pt: {
    first: () => import("./pt/first.ts").then(({ first }) => first),
    counting: () => import("./pt/counting-page.ts").then(({ countingPage }) => countingPage),
    screen: () => import("./pt/screen.ts").then(({ screen }) => screen),
    all: () => import("./pt/catalogue.ts").then(({ pt }) => pt),
  },
} satisfies Record<string, Files>;

/** A language that Countboard speaks, by its ISO 639 code. */
export type Language = keyof typeof files;

export const languages = Object.keys(files) as readonly Language[];

/** All but English, each by its own name. */
export const otherLanguages: Readonly<Record<Exclude<Language, "en">, string>> = {
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
};

/** What is read on the page of a counting. */
export type CountingMessages = FirstMessages & CountingPage;

/** What is read on a screen in an office. */
export type ScreenMessages = FirstMessages & { readonly screen: typeof screen };

/** Words by what is drawn with them. The first ones are in each. */
export interface Words {
  readonly counting: CountingMessages;
  readonly screen: ScreenMessages;
  readonly all: Messages;
}

export type Part = keyof Words;

/** The first words of a language; rejects when its file cannot be had. */
export function loadFirstMessages(language: Language): Promise<FirstMessages> {
  return files[language].first();
}

const loads: { readonly [Each in Part]: (language: Language) => Promise<Words[Each]> } = {
  counting: async (language) => {
    const [own, counting] = await Promise.all([
      files[language].first(),
      files[language].counting(),
    ]);
    return { ...own, ...counting };
  },
  screen: async (language) => {
    const [own, screen] = await Promise.all([files[language].first(), files[language].screen()]);
    return { ...own, screen };
  },
  all: (language) => files[language].all(),
};

/** Words of a language; rejects when a file of them cannot be had. */
export function loadMessages<Wanted extends Part>(
  language: Language,
  part: Wanted,
): Promise<Words[Wanted]> {
  return loads[part](language);
}

const known: { readonly [Each in Part]: Map<Language, Words[Each] | Promise<Words[Each]>> } = {
  counting: new Map(),
  screen: new Map(),
  all: new Map(),
};

/**
 * Words of a language, or when they will be there: English stands in for a language whose file cannot be had.
 * Rejects when there are none at all; they are loaded anew then for whoever asks next.
 */
export function messagesOf<Wanted extends Part>(
  language: Language,
  part: Wanted,
): Words[Wanted] | Promise<Words[Wanted]> {
  const of: Map<Language, Words[Wanted] | Promise<Words[Wanted]>> = known[part];
  const there = of.get(language);
  if (there !== undefined && !(there instanceof Promise)) return there;
  const all = known.all.get(language);
  // Who has every word waits for no part of them.
  if (all !== undefined && !(all instanceof Promise)) return all as Words[Wanted];
  if (there !== undefined) return there;
  const loading = loadMessages(language, part).catch(() => loadMessages("en", part));
  of.set(language, loading);
  loading.then(
    (messages) => of.set(language, messages),
    () => of.delete(language),
  );
  return loading;
}

/** A language, and the viewer's own kind of it: a BCP 47 tag, for dates and digits. */
export interface Spoken {
  readonly language: Language;
  readonly locale: string;
}

/**
 * The language that the address asks for, else the first that the viewer prefers and Countboard speaks, else
 * English. A tag such as `es-MX` asks for Spanish as it is written in Mexico.
 * @param asked a BCP 47 tag, or anything else, which counts as nothing
 * @param preferred the viewer's, most wanted first
 */
export function spokenBy(asked: string | null, preferred: readonly string[]): Spoken {
  const wished = asked === null ? null : spoken(asked);
  const own = preferred.flatMap((tag) => spoken(tag) ?? []);
  if (wished === null) return own[0] ?? { language: "en", locale: "en" };
  // A bare language in a link means the viewer's own kind of it.
  const isBare = wished.locale === wished.language;
  return (isBare && own.find(({ language }) => language === wished.language)) || wished;
}

function spoken(tag: string): Spoken | null {
  const language = languages.find((one) => one === tag.split("-")[0]?.toLowerCase());
  if (language === undefined) return null;
  try {
    const [locale = language] = Intl.getCanonicalLocales(tag);
    return { language, locale };
  } catch {
    return null;
  }
}

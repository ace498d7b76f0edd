import type { Messages } from "./en/catalogue.ts";
import { type FirstMessages, first } from "./en/first.ts";

/** Every catalogue is loaded when it is used. */
const catalogues = {
  en: () => import("./en/catalogue.ts").then(({ en }) => en),
  es: () => import("./es/catalogue.ts").then(({ es }) => es),
  de: () => import("./de/catalogue.ts").then(({ de }) => de),
  fr: () => import("./fr/catalogue.ts").then(({ fr }) => fr),
  pt: () => import("./pt/catalogue.ts").then(({ pt }) => pt),
} satisfies Record<string, () => Promise<Messages>>;

/** The words that no page does without, in English there from the start. */
const firsts: Readonly<Record<keyof typeof catalogues, () => Promise<FirstMessages>>> = {
  en: () => Promise.resolve(first),
  es: () => import("./es/first.ts").then(({ first }) => first),
  de: () => import("./de/first.ts").then(({ first }) => first),
  fr: () => import("./fr/first.ts").then(({ first }) => first),
  pt: () => import("./pt/first.ts").then(({ first }) => first),
};

/** A language that Countboard speaks, by its ISO 639 code. */
export type Language = keyof typeof catalogues;

export const languages = Object.keys(catalogues) as readonly Language[];

/** All but English, each by its own name. */
export const otherLanguages: Readonly<Record<Exclude<Language, "en">, string>> = {
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
};

/** The first words of a language; rejects when its file cannot be had. */
export function loadFirstMessages(language: Language): Promise<FirstMessages> {
  return firsts[language]();
}

/** All words of a language; rejects when its file cannot be had. */
export function loadMessages(language: Language): Promise<Messages> {
  return catalogues[language]();
}

const known = new Map<Language, Messages | Promise<Messages>>();

/**
 * All words of a language, or when they will be there: English stands in for a language whose file cannot be had.
 * Rejects when there are none at all; they are loaded anew then for whoever asks next.
 */
export function messagesOf(language: Language): Messages | Promise<Messages> {
  const there = known.get(language);
  if (there) return there;
  const loading = loadMessages(language).catch(() => loadMessages("en"));
  known.set(language, loading);
  loading.then(
    (messages) => known.set(language, messages),
    () => known.delete(language),
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

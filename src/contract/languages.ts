/** The languages of Countboard by their ISO 639 codes, each by its own name. */
export const languageNames = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português (Brasil)",
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** Preferences beyond these are ignored, and parameters of each. */
const maxPreferences = 20;
const maxParameters = 4;

/**
 * The tags of an `Accept-Language` header, most wanted first; at most 20 of them, without those that it
 * refuses.
 */
export function acceptedTags(header: string | null): readonly string[] {
  return (header ?? "")
    .split(",", maxPreferences)
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";", maxParameters).map((one) => one.trim());
      const weight = parameters.find((one) => /^q\s*=/i.test(one))?.replace(/^q\s*=\s*/i, "");
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * The requested language, else the first preferred one that Countboard speaks, else English.
 * @param requested a BCP 47 tag; anything else counts as none
 * @param preferred the viewer's tags, most wanted first
 */
export function chooseLanguage(requested: string | null, preferred: readonly string[]): Language {
  for (const tag of [requested, ...preferred]) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return "en";
}

/** A language with the viewer's own variant of it, a BCP 47 tag for dates and digits. */
export interface LocalLanguage {
  readonly language: Language;
  readonly locale: string;
}

/** As `chooseLanguage`; a tag such as `es-MX` asks for Spanish as it is written in Mexico. */
export function chooseLocale(
  requested: string | null,
  preferred: readonly string[],
): LocalLanguage {
  const language = chooseLanguage(requested, preferred);
  const [first = language, second = first] = [requested ?? "", ...preferred]
    .filter((tag) => languageOf(tag) === language)
    .flatMap(canonical);
  // A bare language in a link means the viewer's own variant of it.
  const isBare = first === language && languageOf(requested) === language;
  return { language, locale: isBare ? second : first };
}

/**
 * The language of a BCP 47 tag, or `null` where Countboard does not speak it.
 * @param tag anything else counts as none
 */
export function languageOf(tag: string | null): Language | null {
  const code = tag?.split("-", 1)[0]?.toLowerCase();
  return languages.find((language) => language === code) ?? null;
}

function canonical(tag: string): readonly string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

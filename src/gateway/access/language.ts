import { acceptedTags, chooseLanguage, type Language, languageOf } from "#contract/languages.ts";
import type { Arrival } from "./arrival.ts";
import { de } from "./words/de.ts";
import { en, type OwnWords } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { pt } from "./words/pt.ts";

const catalogues = { en, es, de, fr, pt } satisfies Record<Language, OwnWords>;

interface PageLanguage {
  readonly language: Language;
  readonly words: OwnWords;
  /** The language in the address, passed on to the next page; `null` when the address has none. */
  readonly asked: Language | null;
}

/** Like `languageAt`, but the address of the page to go on to may name the language, too. */
export function pageLanguage({ request, to }: Pick<Arrival, "request" | "to">): PageLanguage {
  const query = new URLSearchParams(to.query);
  const onward = new URLSearchParams((query.get("to") ?? "").replace(/^[^?]*\??/, ""));
  const asked = languageOf(query.get("lang")) ?? languageOf(onward.get("lang"));
  const accepted = acceptedTags(request.headers.get("Accept-Language"));
  const language = chooseLanguage(asked, accepted);
  return { language, words: catalogues[language], asked };
}

/**
 * The language in the address, else the browser's preferred one, else English.
 * @param accepted an `Accept-Language` header
 */
export function languageAt(search: string, accepted: string | null): Language {
  return chooseLanguage(new URLSearchParams(search).get("lang"), acceptedTags(accepted));
}

import { acceptedTags, chooseLanguage, type Language, languageOf } from "#contract/languages.ts";
import type { Arrival } from "./arrival.ts";
import { de } from "./words/de.ts";
import { en, type OwnWords } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { pt } from "./words/pt.ts";

const catalogues = { en, es, de, fr, pt } satisfies Record<Language, OwnWords>;

/** The language of one of the gateway's own pages. */
interface PageLanguage {
  readonly language: Language;
  readonly words: OwnWords;
  /** What the address asks for, handed on to the next page; `null` when it asks for nothing. */
  readonly asked: Language | null;
}

/** As `languageAt`, where the address may also ask through the page that it leads on to. */
export function pageLanguage({ request, to }: Pick<Arrival, "request" | "to">): PageLanguage {
  const query = new URLSearchParams(to.query);
  const onward = new URLSearchParams((query.get("to") ?? "").replace(/^[^?]*\??/, ""));
  const asked = languageOf(query.get("lang")) ?? languageOf(onward.get("lang"));
  const accepted = acceptedTags(request.headers.get("Accept-Language"));
  const language = chooseLanguage(asked, accepted);
  return { language, words: catalogues[language], asked };
}

/**
 * The language of a page at an address: what that asks for, else what the browser prefers, else English.
 * @param accepted an `Accept-Language` header
 */
export function languageAt(search: string, accepted: string | null): Language {
  return chooseLanguage(new URLSearchParams(search).get("lang"), acceptedTags(accepted));
}

import {
  acceptedTags,
  chooseLanguage,
  chooseLocale,
  type Language,
  languageOf,
} from "#contract/languages.ts";
import { de } from "./messages/de.ts";
import { type AccessMessages, en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { pt } from "./messages/pt.ts";
import type { RequestContext } from "./request-context.ts";

export const catalogues = { en, es, de, fr, pt } satisfies Record<Language, AccessMessages>;

interface PageLanguage {
  readonly language: Language;
  /** The viewer's own variant of it, for dates. */
  readonly locale: string;
  readonly t: AccessMessages;
  /** The language in the address, passed on to the next page; `null` when the address has none. */
  readonly requested: Language | null;
}

/** Like `languageAt`, but the return address may name the language, too. */
export function pageLanguage({
  request,
  target,
}: Pick<RequestContext, "request" | "target">): PageLanguage {
  const query = new URLSearchParams(target.query);
  const onward = new URLSearchParams((query.get("to") ?? "").replace(/^[^?]*\??/, ""));
  const requested = languageOf(query.get("lang")) ?? languageOf(onward.get("lang"));
  const accepted = acceptedTags(request.headers.get("Accept-Language"));
  const { language, locale } = chooseLocale(requested, accepted);
  return { language, locale, t: catalogues[language], requested };
}

/**
 * The language in the address, else the browser's preferred one, else English.
 * @param accepted an `Accept-Language` header
 */
export function languageAt(search: string, accepted: string | null): Language {
  return chooseLanguage(new URLSearchParams(search).get("lang"), acceptedTags(accepted));
}

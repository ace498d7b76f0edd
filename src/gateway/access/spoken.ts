import type { Arrival } from "./arrival.ts";
import { de } from "./words/de.ts";
import { en, type OwnWords } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { pt } from "./words/pt.ts";

/** The languages that the page speaks, by their ISO 639 codes. */
const catalogues = { en, es, de, fr, pt } satisfies Record<string, OwnWords>;

export type OwnLanguage = keyof typeof catalogues;

export const ownLanguages = Object.keys(catalogues) as readonly OwnLanguage[];

/** The words of a page of the gateway's own. */
export interface Spoken {
  readonly language: OwnLanguage;
  readonly words: OwnWords;
  /** What the address asked for, to be asked for on the next page, too; `null` when it asked for nothing. */
  readonly asked: OwnLanguage | null;
}

/** Preferences beyond these are nobody's. */
const mostPreferred = 20;

/**
 * The language that the address asks for, itself or for the page that it leads on to; else the first that the
 * browser prefers and the page speaks; else English.
 */
export function spokenTo({ request, to }: Pick<Arrival, "request" | "to">): Spoken {
  const query = new URLSearchParams(to.query);
  const onward = new URLSearchParams((query.get("to") ?? "").replace(/^[^?]*\??/, ""));
  const asked = languageIn(query.get("lang")) ?? languageIn(onward.get("lang"));
  const language = asked ?? preferredLanguage(request.headers.get("Accept-Language"));
  return { language, words: catalogues[language], asked };
}

/** The language of a page at an address: what it asks for, else what the browser prefers, else English. */
export function languageAt(search: string, accepted: string | null): OwnLanguage {
  const asked = languageIn(new URLSearchParams(search).get("lang"));
  return asked ?? preferredLanguage(accepted);
}

/** @param accepted an `Accept-Language` header */
function preferredLanguage(accepted: string | null): OwnLanguage {
  return preferredIn(accepted ?? "").find((one) => one !== null) ?? "en";
}

/** @param tag a BCP 47 tag, or anything else */
function languageIn(tag: string | null): OwnLanguage | null {
  return ownLanguages.find((one) => one === tag?.split("-")[0]?.toLowerCase()) ?? null;
}

/** What an `Accept-Language` header prefers, most wanted first; `null` for what the page does not speak. */
function preferredIn(header: string): readonly (OwnLanguage | null)[] {
  return header
    .split(",", mostPreferred)
    .map((part) => {
      const [tag = "", ...rest] = part.split(";").map((one) => one.trim());
      const weight = rest.find((one) => /^q\s*=/i.test(one))?.replace(/^q\s*=\s*/i, "");
      return { language: languageIn(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

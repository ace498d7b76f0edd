import { chooseLocale, type LocalLanguage } from "#contract/languages.ts";
import { parseWorkRule } from "#domain/time/work-shifts.ts";
import { text } from "./codecs.ts";
import { defineSearch } from "./define-search.ts";

/** View settings of every page; links within the page keep them. */
const sharedNames = ["tz", "theme", "lang", "hours"] as const;

/** Working hours, such as `Mo-Fr 06:00-22:00`. */
export const workHoursText = text((written) => parseWorkRule(written, "UTC") !== null);

/** View settings in the address; "" for the default. */
export const sharedSearch = defineSearch({
  tz: text(),
  theme: text(),
  lang: text(),
  hours: workHoursText,
});

/** A counting by its id, or a warehouse by its identifier, that another page is about. */
export const subjectSearch = defineSearch({ counting: text(), warehouse: text() });

/** The view settings in the address, without anything else. */
export function sharedOf(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    sharedNames.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The address of another page with the current one's shared settings; one with a query of its own stays as it is. */
export function withShared(path: string, search: URLSearchParams): string {
  const shared = sharedOf(search);
  if (shared.size === 0 || path.includes("?")) return path;
  return path.replace(/(?=#|$)/, `?${shared}`);
}

/** The viewer's languages, most wanted first; some embedded browsers name one or none. */
export function viewerLanguages({
  language,
  languages,
}: Partial<Pick<Navigator, "language" | "languages">> = navigator): readonly string[] {
  if (languages && languages.length > 0) return languages;
  return language ? [language] : [];
}

/** The language in the address, else the viewer's. */
export function languageAt(search: URLSearchParams): LocalLanguage {
  return chooseLocale(search.get("lang"), viewerLanguages());
}

/**
 * The zone in the address, if the browser knows it; else the gateway's, else the viewer's. UTC where the browser names a
 * zone that it does not know, such as `Etc/Unknown` in a container.
 * @param ownZone the zone that the browser names
 */
export function zoneOfSearch(
  search: URLSearchParams,
  fallback: string | null,
  ownZone: () => string | undefined = browserZone,
): string {
  for (const zoneOf of [() => search.get("tz"), () => fallback, ownZone]) {
    const zone = zoneOf();
    if (zone && isZone(zone)) return zone;
  }
  return "UTC";
}

/** Whether a time zone is that of the browser. */
export function isOwnZone(timeZone: string): boolean {
  return timeZone === browserZone();
}

function browserZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import { use, useMemo } from "react";
import type { LocalLanguage } from "#contract/languages.ts";
import { createFormat } from "#format/format.ts";
import { loadMessages } from "#messages/languages.ts";
import type { Locale } from "#ui/locale.tsx";

/**
 * A language with its formats; suspends until the units' names are loaded.
 * @param timeZone an IANA name
 * @param currency an ISO 4217 code, or `null` for plain numbers
 */
export function useLocaleOf(
  { language, locale }: LocalLanguage,
  timeZone: string,
  currency: string | null,
): Locale {
  const { units } = use(loadMessages(language, "common"));
  return useMemo(
    () => ({ language, format: createFormat({ locale, timeZone, currency, units }) }),
    [language, locale, timeZone, currency, units],
  );
}

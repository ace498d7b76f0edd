import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { createFormat } from "#format/format.ts";
import type { Spoken } from "#messages/languages.ts";
import type { Locale } from "#ui/locale.tsx";
import { firstMessagesQuery } from "./first-messages-query.ts";

/**
 * How a language is spoken here: with the words of the one before until its own have come, `null` before any have.
 * @param timeZone an IANA name
 * @param currency an ISO 4217 code, or `null` for plain numbers
 */
export function useLocaleOf(
  { language, locale }: Spoken,
  timeZone: string,
  currency: string | null,
): Locale | null {
  const { data: messages } = useQuery({
    ...firstMessagesQuery(language),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    if (!messages) return null;
    const format = createFormat({ locale, timeZone, currency, units: messages.units });
    return { language, messages, format };
  }, [language, messages, locale, timeZone, currency]);
}

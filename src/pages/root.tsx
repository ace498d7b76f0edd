import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { Outlet, useSearchParams } from "react-router";
import { settingsQuery } from "#api/settings-query.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { LocaleProvider } from "#ui/locale.tsx";
import { ScrollPlace } from "./scroll-place.tsx";
import { zoneOfSearch } from "./shared-search.ts";
import { useFocusOnArrival } from "./shell/use-focus-on-arrival.ts";
import { SettingsContext, unknownSettings } from "./use-settings.ts";

/** The viewer's own English, for its dates and digits; without one, English as such. */
function localeOf(languages: readonly string[]): string {
  return languages.find((language) => /^en\b/.test(language)) ?? "en";
}

/** Gives every page its words and formats, once the gateway has said in which zone and currency. */
export function Root() {
  const { data: settings = unknownSettings, isFetched } = useQuery(settingsQuery);
  const [search] = useSearchParams();
  const timeZone = zoneOfSearch(search, settings.timeZone);
  const { currency } = settings;
  const value = useMemo(() => {
    const locale = localeOf(navigator.languages);
    return {
      messages: en,
      format: createFormat({ locale, timeZone, currency, units: en.units }),
    };
  }, [timeZone, currency]);
  useFocusOnArrival();
  useEffect(() => {
    document.documentElement.lang = value.format.locale;
  }, [value]);
  // Figures are never shown in a zone or currency that the next moment corrects.
  if (!isFetched) return null;
  return (
    <SettingsContext value={settings}>
      <LocaleProvider value={value}>
        <Outlet />
        <ScrollPlace />
      </LocaleProvider>
    </SettingsContext>
  );
}

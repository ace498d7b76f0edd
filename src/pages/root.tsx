import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { settingsQuery } from "#api/settings-query.ts";
import { createFormat } from "#format/format.ts";
import { LocaleProvider } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { ErrorPage } from "./error-page.tsx";
import { firstMessagesQuery } from "./first-messages-query.ts";
import { isInScope } from "./in-scope.ts";
import { OutsidePage } from "./outside-page.tsx";
import { ScrollPlace } from "./scroll-place.tsx";
import { spokenAt, zoneOfSearch } from "./shared-search.ts";
import { useFocusOnArrival } from "./shell/use-focus-on-arrival.ts";
import { SettingsContext, settingsShown } from "./use-settings.ts";

/** What every page stands in; where one fails, another one is tried anew. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary of={pathname} instead={<ErrorPage />}>
      <Told>{children}</Told>
    </PartBoundary>
  );
}

/** Gives every page its words and formats, once the gateway has said in which zone and currency. */
function Told({ children }: { children: ReactNode }) {
  const { data, error, isFetched } = useQuery(settingsQuery);
  const settings = useMemo(() => settingsShown(data, error), [data, error]);
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const timeZone = zoneOfSearch(search, settings.timeZone);
  const { currency } = settings;
  const { language, locale } = spokenAt(search);
  const { data: messages } = useQuery({
    ...firstMessagesQuery(language),
    placeholderData: keepPreviousData,
  });
  const value = useMemo(() => {
    if (!messages) return null;
    const format = createFormat({ locale, timeZone, currency, units: messages.units });
    return { language, messages, format };
  }, [language, messages, locale, timeZone, currency]);
  useFocusOnArrival();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  // Figures are never shown in a zone, currency or language that the next moment corrects.
  if (!isFetched || !value) return null;
  return (
    <SettingsContext value={settings}>
      <LocaleProvider value={value}>
        <Suspense>
          {isInScope(settings.access, pathname) ? children : <OutsidePage />}
          <ScrollPlace />
        </Suspense>
      </LocaleProvider>
    </SettingsContext>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { settingsQuery, withoutTime } from "#api/settings-query.ts";
import { isInScope } from "#components/access/in-scope.ts";
import { ErrorPage } from "#components/error-page.tsx";
import { useChosenHours } from "#hooks/chosen-hours.ts";
import { useLocaleOf } from "#hooks/use-locale-of.ts";
import { SettingsContext, viewerSettings, withChosenHours } from "#hooks/use-settings.ts";
import { AppLayout } from "#layout/app-layout.tsx";
import { routeAt } from "#routes.ts";
import { languageAt, zoneOfSearch } from "#search-params/shared-search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { LocaleProvider } from "#ui/locale.tsx";
import { ScrollRestoration } from "./scroll-restoration/scroll-restoration.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

const OutOfScopePage = lazyComponent(
  async () => (await import("./out-of-scope-page.tsx")).OutOfScopePage,
);

/** The root of every page, with an error boundary per page. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
      <LocaleGate>{children}</LocaleGate>
    </ErrorBoundary>
  );
}

/** Gives every page its language and formats, once the settings say the zone and the currency. */
function LocaleGate({ children }: { children: ReactNode }) {
  const { data, error, isFetched } = useQuery({ ...settingsQuery, select: withoutTime });
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const timeZone = zoneOfSearch(search, data?.timeZone ?? null);
  const hours = useChosenHours();
  const settings = useMemo(
    () => withChosenHours(viewerSettings(data, error), hours, timeZone),
    [data, error, hours, timeZone],
  );
  const language = languageAt(search);
  const { locale } = language;
  const value = useLocaleOf(language, timeZone, settings.currency);
  useFocusOnArrival();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  // Figures are never shown in a zone or currency that the settings would correct a moment later.
  if (!isFetched) return null;
  const isCovered = isInScope(settings.access, pathname);
  const page = isCovered ? children : <OutOfScopePage />;
  const isBare = isCovered && routeAt(pathname)?.isBare === true;
  return (
    <SettingsContext value={settings}>
      <LocaleProvider value={value}>
        <Suspense>
          {isBare ? page : <AppLayout>{page}</AppLayout>}
          <ScrollRestoration />
        </Suspense>
      </LocaleProvider>
    </SettingsContext>
  );
}

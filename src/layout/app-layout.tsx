import { type ReactNode, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { homePath } from "#components/access/home-path.ts";
import { Link } from "#components/link.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { withShared } from "#search-params/shared-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useIsLong } from "#ui/hooks/use-is-long.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./app-layout.module.css";
import { AgeMark } from "./freshness/age-mark.tsx";
import { Logo } from "./nav/logo.tsx";
import { Menu } from "./nav/menu.tsx";
import { Nav } from "./nav/nav.tsx";
import { FindButton } from "./palette/find-button.tsx";
import { PaletteHost } from "./palette/palette-host.tsx";
import { emptyRequest, PaletteContext, type PaletteRequest } from "./palette/palette-request.ts";
import { ScopeMark } from "./scope-mark.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { type PageInfo, PageInfoContext } from "./use-page.ts";
import { ZoneName } from "./zone-name.tsx";

/** How long an answer may take before the page says that it waits, in milliseconds. */
const timeoutMs = 4000;

/** The frame around the pages: where one is, how old the figures are, and the page's state for machines. */
export function AppLayout({ children }: { children: ReactNode }) {
  const t = useMessages("common").app;
  const { pathname } = useLocation();
  const [page, setPage] = useState<PageInfo>({ title: "", state: "loading" });
  const { state, freshness = null, readAt = null, ageing = "fresh" } = page;
  const { onRefresh, refreshing = false } = page;
  const settings = useSettings();
  const [search] = useSearchParams();
  const isLoading = state === "loading";
  const isWaiting = useIsLong(isLoading && !page.arriving, timeoutMs, pathname);
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const [palette, openPalette] = useState<PaletteRequest | null>(null);
  const find = () => openPalette(emptyRequest);
  return (
    <>
      <SkipLinks />
      <PaletteHost request={palette} onOpen={openPalette} onClose={() => openPalette(null)} />
      <header className={styles.top}>
        <Link
          className={styles.brand}
          to={withShared(homePath(settings.access.scope), search)}
          aria-label={t.name}
        >
          <Logo />
          <span>{t.name}</span>
        </Link>
        {!isNarrow && <Nav />}
        {settings.demo && (
          <abbr className={styles.demo} title={t.demoExplained}>
            {t.demo}
          </abbr>
        )}
        <ScopeMark />
        {/* The age comes and goes: first, so that it moves nothing. */}
        <div className={styles.tools}>
          <AgeMark
            key={pathname}
            freshness={freshness}
            readAt={readAt}
            ageing={ageing}
            onRefresh={onRefresh}
            isRefreshing={refreshing}
          />
          <FindButton onFind={find} />
          <Menu hasNav={isNarrow} mayHold={freshness !== null} />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={styles.main}
        data-state={state}
        aria-busy={isLoading}
      >
        {isWaiting && <p className={styles.waiting}>{t.stillWaiting}</p>}
        <PageInfoContext value={setPage}>
          <PaletteContext value={openPalette}>{children}</PaletteContext>
        </PageInfoContext>
      </main>
      <footer className={styles.foot}>
        {settings.host !== null && <span>{t.source(settings.host)}</span>}
        {!page.namesZone && <ZoneName />}
      </footer>
      <ShortcutsDialog key={pathname} />
      <p role="status" className="visually-hidden">
        {isWaiting ? t.stillWaiting : isLoading ? t.loading : page.announcement}
      </p>
    </>
  );
}

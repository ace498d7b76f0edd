import Search from "lucide-react/icons/search";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { homePath } from "#components/access/home-path.ts";
import { Link } from "#components/link.tsx";
import { findKeys } from "#components/shortcuts/shortcuts.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { useIsLong } from "#ui/hooks/use-is-long.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./app-layout.module.css";
import { AgeMark } from "./freshness/age-mark.tsx";
import { Menu } from "./nav/menu.tsx";
import { Nav } from "./nav/nav.tsx";
import { PaletteHost } from "./palette/palette-host.tsx";
import { emptyRequest, PaletteContext, type PaletteRequest } from "./palette/palette-request.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { type PageInfo, PageInfoContext } from "./use-page.ts";
import { ZoneName } from "./zone-name.tsx";

const tableOf = () => document.querySelector<HTMLElement>('main [role="grid"]');

/** The first controls of each page: to its content, and past all controls to its table where it has one. */
function SkipLinks() {
  const t = useMessages("common").app;
  const [hasTable, setHasTable] = useState(false);
  return (
    <div className={styles.skip}>
      {/* Tables come and go with what the page loads. */}
      <a href="#content" onFocus={() => setHasTable(tableOf() !== null)}>
        {t.skipToContent}
      </a>
      {hasTable && (
        <button type="button" onClick={() => tableOf()?.focus()}>
          {t.skipToTable}
        </button>
      )}
    </div>
  );
}

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
        <Link className={styles.brand} to={homePath(settings.access.scope)} aria-label={t.name}>
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

/** The logo: a pace bar. */
function Logo() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <rect y="7" width="20" height="6" rx="1" fill="var(--left)" />
      <rect y="7" width="11" height="6" rx="1" fill="var(--counted)" />
      <rect x="14" y="3" width="2" height="14" fill="var(--pace)" />
    </svg>
  );
}

/** Opens the palette; shows its name and keys where there is room. */
function FindButton({ onFind }: { onFind: () => void }) {
  const { app, shortcuts } = useMessages("common");
  const held = findKeys();
  const keys = held.map((key) => shortcuts.keys[key] ?? key).join(" ");
  return (
    <span className={styles.find}>
      <Button
        onClick={onFind}
        aria-haspopup="dialog"
        aria-keyshortcuts={held.join("+")}
        title={`${app.find} ${keys}`}
      >
        <Search aria-hidden="true" />
        <span>{app.find}</span>
        <small aria-hidden="true">{keys}</small>
      </Button>
    </span>
  );
}

/** A mark beside the name for a limited scope. */
function ScopeMark() {
  const { scope: t } = useMessages("common").access.account;
  const { via, scope } = useSettings().access;
  if (via !== "share" && via !== "screen") return null;
  return <span className={styles.scope}>{t[scope.kind]}</span>;
}

import Languages from "lucide-react/icons/languages";
import MenuIcon from "lucide-react/icons/menu";
import Moon from "lucide-react/icons/moon";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Sun from "lucide-react/icons/sun";
import UserRound from "lucide-react/icons/user-round";
import { Suspense, useId, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { languageNames, languages } from "#contract/languages.ts";
import { areUpdatesHeld, holdUpdates, watchUpdates } from "#hooks/held-updates.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useCloseWithPage } from "#layout/use-close-with-page.ts";
import { languageAt, sharedSearch } from "#search-params/shared-search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { createStoredState } from "#storage/stored-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./menu.module.css";
import { menuEntries, navEntries } from "./nav-entries.ts";
import { NavLinks } from "./nav-links.tsx";

type Theme = "light" | "dark";

/** `public/early.js` reads the same key before the first paint. */
const storedTheme = createStoredState<string>({
  key: "theme",
  initial: "",
  decode: (text) => text,
  encode: (theme) => theme,
});

/** The chosen theme, or `null` for the system's. */
function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : null;
}

/** Applies a theme and stores it for the next visit. */
function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storedTheme.update(() => theme);
}

const AccountPart = lazyComponent(async () => (await import("./account-part.tsx")).AccountPart);

/** The one menu: what the viewer chooses for all pages, further pages, help and access. */
export function Menu({
  hasNav,
  mayHold,
}: {
  /** Whether it has the navigation, too, as in narrow windows. */
  hasNav: boolean;
  /** Whether the page has figures that update. */
  mayHold: boolean;
}) {
  const t = useMessages("common");
  const { access, isAccessOver } = useSettings();
  const id = useId();
  const close = () => document.getElementById(id)?.hidePopover();
  const opened = useCloseWithPage(id);
  const [wasOpened, setOpened] = useState(false);
  const hasAccount = access.via !== "open" && !isAccessOver;
  const Icon = hasAccount && !hasNav ? UserRound : MenuIcon;
  return (
    <>
      <Button
        variant="icon"
        aria-label={t.app.menu}
        title={t.app.menu}
        popoverTarget={id}
        data-action={hasAccount ? t.access.account.title : undefined}
      >
        <Icon aria-hidden="true" />
      </Button>
      <PopoverPanel
        id={id}
        role="dialog"
        label={t.app.menu}
        className={styles.menu}
        // The palette offers its actions.
        mounted="always"
        onOpen={() => {
          opened();
          setOpened(true);
        }}
      >
        {hasNav && (
          <nav aria-label={t.app.mainNavigation}>
            <NavLinks
              entries={[...navEntries(access, "main"), ...navEntries(access, "more")]}
              onFollow={close}
            />
          </nav>
        )}
        <div className={styles.group}>
          {mayHold && <HoldButton />}
          <ThemeButton />
          <LanguageChoice />
        </div>
        <div className={styles.group}>
          <NavLinks entries={menuEntries(access)} onFollow={close} />
        </div>
        {hasAccount && (
          <div className={styles.group}>
            <ErrorBoundary fallback={<p className="muted">{t.access.panelFailed}</p>}>
              <Suspense fallback={<Skeleton height={96} />}>
                {wasOpened && <AccountPart />}
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
      </PopoverPanel>
    </>
  );
}

/** Holds the figures of the page as they are, and lets them go on. */
export function HoldButton() {
  const t = useMessages("common").app;
  const isHeld = useSyncExternalStore(watchUpdates, areUpdatesHeld);
  return (
    <button type="button" data-action="" onClick={() => holdUpdates(!isHeld)}>
      {isHeld ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      {isHeld ? t.resumeUpdates : t.holdUpdates}
    </button>
  );
}

/** The page's language, which the address keeps. */
function LanguageChoice() {
  const t = useMessages("common").app;
  const [search] = useSearchParams();
  const update = useSearchUpdate(sharedSearch);
  return (
    <label>
      <Languages aria-hidden="true" />
      <span>{t.language}</span>
      <select
        value={languageAt(search).language}
        onChange={({ currentTarget }) => update({ lang: currentTarget.value }, { replace: true })}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Switches between light and dark. The choice overrides a theme in the address. */
function ThemeButton() {
  const t = useMessages("common").app;
  const update = useSearchUpdate(sharedSearch);
  const [chosen, setChosen] = useState(chosenTheme);
  const system = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const other = (chosen ?? system) === "light" ? "dark" : "light";
  const choose = () => {
    chooseTheme(other);
    setChosen(other);
    update({ theme: "" }, { replace: true });
  };
  return (
    <button type="button" data-action="" onClick={choose}>
      {other === "dark" ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
      {other === "dark" ? t.darkTheme : t.lightTheme}
    </button>
  );
}

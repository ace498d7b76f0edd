import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { useLocation } from "react-router";
import { useSettings } from "#hooks/use-settings.ts";
import styles from "#layout/app-layout.module.css";
import { useCloseWithPage } from "#layout/use-close-with-page.ts";
import { useMessages } from "#ui/locale.tsx";
import menuStyles from "./menu.module.css";
import { currentAt, type NavEntry, navEntries } from "./nav-entries.ts";
import { NavLinks } from "./nav-links.tsx";

/** The navigation of wide windows; the menu has it in others. */
export function Nav() {
  const t = useMessages("common").app;
  const { access } = useSettings();
  const more = navEntries(access, "more");
  return (
    <nav className={styles.nav} aria-label={t.mainNavigation}>
      <NavLinks entries={navEntries(access, "main")} />
      {more.length > 0 && <More entries={more} />}
    </nav>
  );
}

/** The pages that few need, and seldom. */
function More({ entries }: { entries: readonly NavEntry[] }) {
  const t = useMessages("common").app;
  const { pathname } = useLocation();
  const id = useId();
  const opened = useCloseWithPage(id);
  const isCurrent = entries.some((entry) => currentAt(entry, pathname) !== undefined);
  return (
    <span className={styles.more}>
      <button type="button" popoverTarget={id} aria-current={isCurrent || undefined}>
        {t.more}
        <ChevronDown aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className={`${menuStyles.menu} ${menuStyles.below}`}
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== "open") return;
          opened();
          const button = currentTarget.parentElement?.getBoundingClientRect();
          currentTarget.style.left = `${button?.left ?? 0}px`;
        }}
      >
        <NavLinks entries={entries} onFollow={() => document.getElementById(id)?.hidePopover()} />
      </div>
    </span>
  );
}

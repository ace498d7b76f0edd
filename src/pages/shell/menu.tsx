import { Menu as MenuIcon } from "lucide-react";
import { useId, useRef } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { withShared } from "#pages/shared-search.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import styles from "./menu.module.css";
import { currentAt, navEntries } from "./nav-entries.ts";
import { ThemeButton } from "./theme-button.tsx";

/** What the top bar has no room for on a narrow window: the navigation, help and, on a phone, the theme. */
export function Menu() {
  const words = useMessages().app;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const entries = [...navEntries, { label: () => words.help, to: paths.help() }];
  return (
    <>
      <Button look="icon" aria-label={words.menu} popoverTarget={id}>
        <MenuIcon aria-hidden="true" />
      </Button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <nav aria-label={words.mainNavigation}>
          {entries.map((entry) => (
            <Link
              key={entry.to}
              to={withShared(entry.to, search)}
              aria-current={currentAt(entry, pathname)}
              onClick={() => menu.current?.hidePopover()}
            >
              {entry.label(words)}
            </Link>
          ))}
        </nav>
        {isPhone && <ThemeButton labelled />}
      </div>
    </>
  );
}

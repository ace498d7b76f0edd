import MenuIcon from "lucide-react/icons/menu";
import UserRound from "lucide-react/icons/user-round";
import { Suspense, useId, useState } from "react";
import { useSettings } from "#hooks/use-settings.ts";
import { useCloseWithPage } from "#layout/use-close-with-page.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { HoldButton } from "./hold-button.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import styles from "./menu.module.css";
import { menuEntries, navEntries } from "./nav-entries.ts";
import { NavLinks } from "./nav-links.tsx";
import { ThemeButton } from "./theme-button.tsx";

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

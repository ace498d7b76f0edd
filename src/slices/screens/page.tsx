import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Settings2 from "lucide-react/icons/settings-2";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { useDocumentTitle } from "#hooks/use-document-title.ts";
import { paths } from "#routes.ts";
import { useSearch } from "#search-params/use-search.ts";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { ScreenErrorPage } from "./device/error-page.tsx";
import { useFullScreen } from "./device/use-full-screen.ts";
import { useRestingPointer } from "./device/use-resting-pointer.ts";
import { useUpdates } from "./device/use-updates.ts";
import { useViewport } from "./device/use-viewport.ts";
import { useWakeLock } from "./device/use-wake-lock.ts";
import styles from "./page.module.css";
import { ScreenView } from "./screen-view.tsx";
import { appearanceSearch, screenSearch } from "./search.ts";
import surface from "./surface.module.css";

/** A screen in an office: shows the progress of countings, for months and unattended. */
export function ScreenPage() {
  return (
    <ErrorBoundary fallback={<ScreenErrorPage />}>
      <Screen />
    </ErrorBoundary>
  );
}

function Screen() {
  const [params] = useSearchParams();
  const [search] = useSearch(screenSearch);
  const [{ theme }] = useSearch(appearanceSearch);
  const viewport = useViewport();
  const gateway = useUpdates();
  const t = useScreenMessages();
  const setUp = `${paths.screens()}?${params}`;
  const { isFull, toggle } = useFullScreen();
  const isResting = useRestingPointer();
  useWakeLock(search.wake);
  useDocumentTitle(t.screen.title);
  const label = isFull ? t.screen.leaveFullScreen : t.screen.fullScreen;
  return (
    <div
      className={`${surface.surface} ${styles.screen}`}
      data-theme={theme}
      data-resting={isResting || undefined}
    >
      <ScreenView
        search={search}
        viewport={viewport}
        theme={theme}
        zone={null}
        gateway={gateway}
        setUp={setUp}
      />
      <nav className={styles.tools} aria-label={t.app.menu}>
        <Button variant="icon" aria-label={label} onClick={() => void toggle()}>
          {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </Button>
        <Link className={styles.link} to={setUp} aria-label={t.screen.setUp}>
          <Settings2 aria-hidden="true" />
        </Link>
      </nav>
    </div>
  );
}

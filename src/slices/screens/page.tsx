import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Settings2 from "lucide-react/icons/settings-2";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { useDocumentTitle } from "#hooks/use-document-title.ts";
import { paths } from "#routes.ts";
import { useSearch } from "#search-params/use-search.ts";
import { useWakeLock } from "#slices/screens/device/keep-awake.ts";
import type { Viewport } from "#slices/screens/rules/sizes.ts";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { useTimer } from "#ui/hooks/use-timer.ts";
import { ScreenErrorPage } from "./device/error-page.tsx";
import { useUpdates } from "./device/use-updates.ts";
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

let knownViewport: Viewport = { width: 0, height: 0 };

/** The same object while the size is unchanged. */
function viewport(): Viewport {
  const { innerWidth: width, innerHeight: height } = window;
  const isSame = knownViewport.width === width && knownViewport.height === height;
  if (!isSame) knownViewport = { width, height };
  return knownViewport;
}

function onResize(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** Size of the window in CSS pixels. */
function useViewport(): Viewport {
  return useSyncExternalStore(onResize, viewport);
}

/** Phones of Apple have no full screen, and no property that says so. */
const isShownFull = () => Boolean(document.fullscreenElement);

/** Toggles full screen by a call or the key `f`, where the browser supports it. */
function useFullScreen(): {
  readonly isFull: boolean;
  readonly toggle: () => Promise<void>;
} {
  const [isFull, setFull] = useState(isShownFull);
  const toggle = useCallback(async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // Full screen is optional: ignore a refusal.
    }
  }, []);
  useEventListeners("document", {
    fullscreenchange: () => setFull(isShownFull()),
    keydown: ({ key, ctrlKey, metaKey, altKey }) => {
      if (key.toLowerCase() === "f" && !ctrlKey && !metaKey && !altKey) void toggle();
    },
  });
  return { isFull, toggle };
}

/** Milliseconds without movement before the pointer counts as resting. */
const restMs = 3000;

/** Whether the pointer has rested for a while; true at first. */
function useRestingPointer(): boolean {
  const [isResting, setResting] = useState(true);
  const timer = useTimer();
  const wake = () => {
    setResting(false);
    timer.start(() => setResting(true), restMs);
  };
  useEventListeners("document", { pointermove: wake, pointerdown: wake });
  return isResting;
}

import Bug from "lucide-react/icons/bug";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isAccessFailure } from "#api/access-failure.ts";
import { partReload } from "#hooks/part-reload.ts";
import { usePageMarks } from "#hooks/use-page-marks.ts";
import { loadedCommon } from "#messages/languages.ts";
import { languageAt } from "#search-params/shared-search.ts";
import { FailureError } from "#transport/failure.ts";
import { getJson } from "#transport/get.ts";
import { Button } from "#ui/button.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import styles from "./page.module.css";

const wordsOf = { none: "crash", reloading: "reloading", failed: "failedPart" } as const;

/**
 * Replaces a page that failed to render. Depends on nothing that could have failed: no settings, and only words that
 * have loaded, English ones where the viewer's have not.
 */
export function ErrorPage() {
  const isOver = useIsAccessOver();
  const reload = useSyncExternalStore(partReload.subscribe, partReload.get);
  const common = loadedCommon(languageAt(new URLSearchParams(location.search)).language);
  const denied = { ...common.failures["access-denied"], action: common.access.signIn };
  const t = isOver ? denied : common.app[wordsOf[reload]];
  usePageMarks(true, true);
  return (
    <main className={styles.block} data-state="error">
      <StateBlock
        icon={isOver ? KeyRound : Bug}
        error
        isPage
        title={t.title}
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            {t.action}
          </Button>
        }
      >
        {t.text}
      </StateBlock>
    </main>
  );
}

/** Signed-out viewers cannot load code either; a reload leads to the sign-in page. */
function useIsAccessOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    hasLostAccess(asking.signal).then(setOver, () => undefined);
    return () => asking.abort();
  }, []);
  return isOver;
}

/** Checks with the gateway whether the viewer has lost access. */
async function hasLostAccess(signal: AbortSignal): Promise<boolean> {
  try {
    await getJson("/api/settings", signal);
    return false;
  } catch (error) {
    return error instanceof FailureError && isAccessFailure(error.failure);
  }
}

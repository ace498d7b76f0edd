import Bug from "lucide-react/icons/bug";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState, useSyncExternalStore } from "react";
import { hasLostAccess } from "#api/has-lost-access.ts";
import { partReload } from "#hooks/part-reload.ts";
import { usePageMarks } from "#hooks/use-page-marks.ts";
import { common } from "#messages/en/common.ts";
import { Button } from "#ui/button.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import styles from "./page.module.css";

const wordsOf = { none: "crash", reloading: "reloading", failed: "failedPart" } as const;

/**
 * Replaces a page that failed to render. Depends on nothing that could have failed: no settings, no viewer's
 * language.
 */
export function ErrorPage() {
  const isOver = useIsAccessOver();
  const reload = useSyncExternalStore(partReload.subscribe, partReload.get);
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

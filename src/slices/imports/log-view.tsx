import SearchX from "lucide-react/icons/search-x";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import type { OpenLog } from "./log/open-log.ts";
import { LogBar } from "./log-bar.tsx";
import { LogLines } from "./log-lines.tsx";
import styles from "./log-view.module.css";
import { importsMessages } from "./messages.ts";
import { FindingNotice } from "./search/finding-notice.tsx";
import { MessageTable } from "./search/message-table.tsx";
import type { CurrentHits } from "./search/use-hits.ts";
import type { LogAddress } from "./use-log-address.ts";

/** A log with its tools, and its lines or its messages. */
export function LogView({
  id,
  log,
  address,
  found,
  onRetry,
}: {
  id: string;
  log: OpenLog;
  address: LogAddress;
  found: CurrentHits;
  /** Loads the log again. */
  onRetry: () => void;
}) {
  const t = useMessages(importsMessages);
  const grid = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { view, q, only, wrap, range, change } = address;
  const lines = only && q !== "" ? (found.hits?.lines ?? null) : null;
  const clearSearch = () => {
    const box = bar.current?.querySelector<HTMLInputElement>('input[type="search"]');
    if (box) {
      // A focused field ignores changes of the address, so it is cleared here.
      box.value = "";
      box.focus();
    }
    change({ q: "" });
  };
  return (
    <section className={styles.view} aria-label={t.title}>
      <LogBar
        ref={bar}
        id={id}
        log={log}
        address={address}
        found={found}
        lines={lines}
        onUnlinked={() => grid.current?.focus({ preventScroll: true })}
      />
      {view === "groups" && <MessageTable id={id} log={log} onRetry={onRetry} />}
      {view === "lines" && found.failed && (
        <FindingNotice lead={t.searchFailed} onRetry={onRetry} />
      )}
      {view === "lines" && lines?.length === 0 && !found.searching && (
        <div className={styles.empty}>
          <StateBlock
            icon={SearchX}
            title={t.noMatch.title}
            actions={
              <Button variant="primary" onClick={clearSearch}>
                {t.noMatch.clear}
              </Button>
            }
          >
            {t.noMatch.text}
          </StateBlock>
        </div>
      )}
      {view === "lines" && lines?.length !== 0 && (
        <LogLines
          ref={grid}
          rows={{ log, lines, wrap }}
          found={found}
          range={range}
          onRange={(next) => change({ range: next })}
        />
      )}
    </section>
  );
}

import { SearchX } from "lucide-react";
import { lineCount } from "#import-log/log-text.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { LogBar } from "./log-bar.tsx";
import { LogLines } from "./log-lines.tsx";
import styles from "./log-view.module.css";
import { MessageTable } from "./message-table.tsx";
import type { ShownHits } from "./use-hits.ts";
import type { LogAddress } from "./use-log-address.ts";

/** A log with lines: what can be done with it, and its lines or its messages. */
export function LogView({
  id,
  log,
  address,
  found,
}: {
  id: string;
  log: OpenLog;
  address: LogAddress;
  found: ShownHits;
}) {
  const words = useMessages().imports;
  const { view, q, only, wrap, range, change } = address;
  const lines = only && q !== "" ? (found.hits?.lines ?? null) : null;
  return (
    <section className={styles.view} aria-label={words.title}>
      <LogBar id={id} log={log} address={address} found={found} />
      {view === "groups" && <MessageTable id={id} log={log} />}
      {view === "lines" && lines?.length === 0 && (
        <div className={styles.empty}>
          <StateBlock
            icon={SearchX}
            title={words.noMatch.title}
            actions={
              <Button look="primary" onClick={() => change({ q: "" })}>
                {words.noMatch.clear}
              </Button>
            }
          >
            {words.noMatch.text}
          </StateBlock>
        </div>
      )}
      {view === "lines" && lines?.length !== 0 && (
        <LogLines
          key={wrap ? "wrapped" : "whole"}
          log={log}
          lines={lines}
          count={lines?.length ?? lineCount(log)}
          found={found}
          wrap={wrap}
          range={range}
          onRange={(next) => change({ range: next })}
        />
      )}
    </section>
  );
}

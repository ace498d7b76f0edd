import WrapText from "lucide-react/icons/text-wrap";
import X from "lucide-react/icons/x";
import type { RefObject } from "react";
import { useLocation } from "react-router";
import { Link } from "#components/link.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { lineCount } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import styles from "./log-bar.module.css";
import { LogExport } from "./log-export.tsx";
import { LogSearchTools } from "./search/log-search-tools.tsx";
import type { CurrentHits } from "./search/use-hits.ts";
import { logSearch, views } from "./search.ts";
import type { LogAddress } from "./use-log-address.ts";
import { words } from "./words.ts";

/** The bar above a log: view, search, size, copy and download. */
export function LogBar({
  ref,
  id,
  log,
  address,
  found,
  lines,
  onUnlinked,
}: {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  log: OpenLog;
  address: LogAddress;
  found: CurrentHits;
  /** Indexes of the listed lines; `null` for all. */
  lines: Uint32Array | null;
  /** Called when the button that unlinks lines disappears. */
  onUnlinked: () => void;
}) {
  const t = useWords(words);
  const format = useFormat();
  const { view, wrap, change } = address;
  const count = lineCount(log);
  return (
    <div ref={ref} className={styles.bar}>
      <ViewLinks view={view} />
      {view === "lines" && <LogSearchTools address={address} found={found} />}
      <span className={styles.size}>
        {t.size(count, format.number(count), format.size(log.bytes))},{" "}
        {t.readAt(format.timeWithSeconds(log.readAt))}
      </span>
      {view === "lines" && <LinkedLines log={log} address={address} onUnlinked={onUnlinked} />}
      <div className={styles.actions}>
        {view === "lines" && (
          <Button aria-pressed={wrap} onClick={() => change({ wrap: !wrap })}>
            <WrapText aria-hidden="true" />
            {t.wrap}
          </Button>
        )}
        <CopyButton log={log} range={view === "lines" ? address.range : null} />
        <LogExport id={id} log={log} view={view} lines={lines} />
        <DownloadButton id={id} log={log} />
      </div>
    </div>
  );
}

/** Links, because each view has a separate address. */
function ViewLinks({ view }: { view: LogAddress["view"] }) {
  const t = useWords(words);
  const { search, hash } = useLocation();
  return (
    <nav className={styles.views} aria-label={t.view}>
      {views.map((name) => (
        <Link
          key={name}
          to={{ search: `${logSearch.update(new URLSearchParams(search), { view: name })}`, hash }}
          aria-current={name === view ? "page" : undefined}
        >
          {t.views[name]}
        </Link>
      ))}
    </nav>
  );
}

/** The linked lines, with a button to unlink them. */
function LinkedLines({
  log,
  address,
  onUnlinked,
}: {
  log: OpenLog;
  address: LogAddress;
  onUnlinked: () => void;
}) {
  const t = useWords(words);
  const format = useFormat();
  const { range, change } = address;
  if (!range) return null;
  const count = lineCount(log);
  const unlink = () => {
    change({ range: null });
    onUnlinked();
  };
  return (
    <span className={styles.linked}>
      {range.from > count
        ? t.beyond(format.number(count))
        : t.linked(format.number(range.from), format.number(Math.min(range.to, count)))}
      <button type="button" aria-label={t.unlink} onClick={unlink}>
        <X aria-hidden="true" />
      </button>
    </span>
  );
}

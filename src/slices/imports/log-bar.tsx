import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import WrapText from "lucide-react/icons/text-wrap";
import X from "lucide-react/icons/x";
import { type RefObject, useState } from "react";
import { useLocation } from "react-router";
import { downloadFile } from "#components/download-file.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { inFileName } from "#components/file-name.ts";
import { Link } from "#components/link.tsx";
import { useViewer } from "#hooks/use-viewer.ts";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/copy/clipboard.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type LineRange, lineCount, rangeText } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import styles from "./log-bar.module.css";
import { lineFile, messageFile } from "./log-columns.tsx";
import { logFileName } from "./log-file-name.ts";
import { importsMessages } from "./messages.ts";
import { LogSearchTools } from "./search/log-search-tools.tsx";
import type { CurrentHits } from "./search/use-hits.ts";
import { logSearch, views } from "./search.ts";
import type { LogAddress } from "./use-log-address.ts";

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
  const t = useMessages(importsMessages);
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
  const t = useMessages(importsMessages);
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
  const t = useMessages(importsMessages);
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

/** Copies the linked lines, or the whole log, as the API sent them. */
function CopyButton({ log, range }: { log: OpenLog; range: LineRange | null }) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const [announcement, setAnnouncement] = useState("");
  const copy = async () => {
    const last = lineCount(log);
    const to = Math.min(range?.to ?? last, last);
    const count = range && range.from <= last ? to - range.from + 1 : last;
    const text = range && range.from <= last ? rangeText(log, range) : log.text;
    // Emptied first, so that screen readers announce the same text again.
    setAnnouncement("");
    const copied = await copyText(text);
    setAnnouncement(copied ? t.copied(count, format.number(count)) : t.notCopied);
  };
  return (
    <>
      <span role="status" className={styles.said}>
        {announcement}
      </span>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t.copy}
      </Button>
    </>
  );
}

/** Saves the whole log as a text file. */
function DownloadButton({ id, log }: { id: string; log: OpenLog }) {
  const t = useMessages(importsMessages);
  const [announcement, setAnnouncement] = useState("");
  const download = async () => {
    setAnnouncement("");
    try {
      downloadFile(await log.file(), logFileName(id));
    } catch {
      setAnnouncement(t.notDownloaded);
    }
  };
  return (
    <>
      <span role="status" className={styles.said}>
        {announcement}
      </span>
      <Button onClick={() => void download()}>
        <Download aria-hidden="true" />
        {t.download}
      </Button>
    </>
  );
}

/** Opens the export of what the page lists: lines, only those that match, or messages. */
function LogExport({
  id,
  log,
  view,
  lines,
}: {
  id: string;
  log: OpenLog;
  view: "lines" | "groups";
  /** Indexes of the listed lines; `null` for all. */
  lines: Uint32Array | null;
}) {
  const t = useMessages(importsMessages);
  const { search } = useLocation();
  const context = { ...useViewer(), t, search };
  const name = inFileName(id);
  if (view === "groups") {
    return (
      <TableExport
        title={t.groups.name}
        fileName={`countboard-import-${name}-messages`}
        count={null}
        read={async (messages) =>
          contentOf(messageFile, await log.groups(), { ...context, messages })
        }
      />
    );
  }
  const count = lines?.length ?? lineCount(log);
  const indexes = () => (lines ? [...lines] : Array.from({ length: count }, (_, index) => index));
  return (
    <TableExport
      title={t.lines}
      fileName={`countboard-import-${name}`}
      count={count}
      read={(messages) => contentOf(lineFile, indexes(), { ...context, messages, log })}
    />
  );
}

import { useQuery } from "@tanstack/react-query";
import Inbox from "lucide-react/icons/inbox";
import { useState } from "react";
import { useLocation } from "react-router";
import { FigureHint } from "#components/figure-hint.tsx";
import { Link } from "#components/link.tsx";
import { logFigures } from "#figures/of-pages.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { lineLink } from "#slices/imports/line-link.ts";
import type { MessageGroup } from "#slices/imports/log/message-groups.ts";
import type { OpenLog } from "#slices/imports/log/open-log.ts";
import { visibleParts } from "#slices/imports/log/visible-text.ts";
import { logGroupsQuery } from "#slices/imports/log-queries.ts";
import { logSearch } from "#slices/imports/search.ts";
import { words } from "#slices/imports/words.ts";
import { Button } from "#ui/button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { findingFailed } from "./finding-failed.ts";
import { FindingNotice } from "./finding-notice.tsx";
import styles from "./message-table.module.css";

/** Messages shown at first, and added by each click. */
const step = 200;

/** Count and first occurrence of each message in a log. */
export function MessageTable({
  id,
  log,
  onRetry,
}: {
  id: string;
  log: OpenLog;
  onRetry: () => void;
}) {
  const t = useWords(words).groups;
  const format = useFormat();
  const { data: groups, error } = useQuery(logGroupsQuery(id, log));
  const [visibleCount, setShown] = useState(step);
  const count = groups?.length ?? 0;
  if (findingFailed(error)) return <FindingNotice lead={t.failed} onRetry={onRetry} />;
  return (
    <div className={styles.messages}>
      <p role="status" className={styles.explained}>
        {groups ? t.explained : t.finding}
      </p>
      {groups && count === 0 && (
        <StateBlock icon={Inbox} title={t.none.title}>
          {t.none.text}
        </StateBlock>
      )}
      {count > 0 && (
        <table data-group-by="message" aria-label={t.name}>
          <thead>
            <tr>
              <th scope="col">
                <FigureHint figure="lines" label={t.count} />
              </th>
              <th scope="col">{t.message}</th>
              <th scope="col">{t.first}</th>
            </tr>
          </thead>
          <tbody>
            {groups?.slice(0, visibleCount).map((group) => (
              <MessageRow key={group.firstLine} group={group} />
            ))}
          </tbody>
        </table>
      )}
      {count > visibleCount && (
        <p className={styles.more}>
          {t.shown(format.number(visibleCount), format.number(count))}
          <Button onClick={() => setShown(visibleCount + step)}>{t.more}</Button>
        </p>
      )}
    </div>
  );
}

function MessageRow({ group }: { group: MessageGroup }) {
  const t = useWords(words);
  const format = useFormat();
  const { search } = useLocation();
  const { shape, firstLine, first } = group;
  const figureOf = useFigures(logFigures, group);
  const toLines = logSearch.update(new URLSearchParams(search), { view: "lines", only: false });
  return (
    <tr data-group={shape}>
      <td>
        <Figure {...figureOf("lines")} />
      </td>
      <th scope="row">
        <span>
          <Visible text={shape} />
        </span>
        {first !== shape && (
          <small>
            <Visible text={first} />
          </small>
        )}
      </th>
      <td>
        <Link
          to={{ search: `${toLines}`, hash: lineLink({ from: firstLine, to: firstLine }) }}
          aria-label={t.lineNumber(format.number(firstLine))}
        >
          {format.number(firstLine)}
        </Link>
      </td>
    </tr>
  );
}

function Visible({ text }: { text: string }) {
  return visibleParts(text).map(({ text: part, control }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their index
    control ? <i key={index}>{part}</i> : part,
  );
}

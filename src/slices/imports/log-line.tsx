import type { MouseEvent, RefObject } from "react";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { lineLink } from "./line-link.ts";
import { noHits } from "./log/find-hits.ts";
import type { OpenLog } from "./log/open-log.ts";
import { type RenderedPart, renderLine } from "./log/render-line.ts";
import styles from "./log-lines.module.css";
import { importsMessages } from "./messages.ts";
import type { CurrentHits } from "./search/use-hits.ts";

/** One line: its number, which links to it, and its text with the hits marked. */
export function LogLine({
  id,
  row,
  measure,
  log,
  line,
  found,
  toReveal,
  isLinked,
  isCursor,
  onChoose,
}: {
  id: string;
  /** Index among the visible lines. */
  row: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
  log: OpenLog;
  /** Index in the log. */
  line: number;
  found: CurrentHits;
  /** The hit to scroll into view after rendering; then `null`. */
  toReveal: RefObject<number | null>;
  isLinked: boolean;
  isCursor: boolean;
  onChoose: (line: number, extend: boolean) => void;
}) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const { hits, current } = found;
  const { before, parts, after } = renderLine(log, line, hits ?? noHits, current);
  const hasCurrent = current !== null && parts.some(({ hit }) => hit === current);
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(line, event.shiftKey);
  };
  return (
    <div
      id={id}
      ref={measure}
      role="row"
      className={styles.line}
      aria-rowindex={line + 1}
      aria-current={isLinked || undefined}
      data-index={row}
      data-cursor={isCursor || undefined}
      data-hit={hasCurrent || undefined}
    >
      <span role="rowheader">
        <a
          href={lineLink({ from: line + 1, to: line + 1 })}
          tabIndex={-1}
          aria-label={t.lineNumber(format.number(line + 1))}
          onClick={choose}
        >
          {line + 1}
        </a>
      </span>
      <div role="gridcell">
        {before > 0 && <em>{t.moreBefore(format.number(before))}</em>}
        {parts.map((part, index) => (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their index
            key={index}
            part={part}
            isCurrent={part.hit !== null && part.hit === current}
            toReveal={toReveal}
          />
        ))}
        {after > 0 && <em>{t.moreAfter(format.number(after))}</em>}
      </div>
    </div>
  );
}

function Part({
  part: { text, control, hit },
  isCurrent,
  toReveal,
}: {
  part: RenderedPart;
  isCurrent: boolean;
  toReveal: RefObject<number | null>;
}) {
  const inner = control ? <i>{text}</i> : text;
  if (hit === null) return inner;
  const reveal = (element: HTMLElement | null) => {
    if (!element || toReveal.current !== hit) return;
    toReveal.current = null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return (
    <mark ref={reveal} data-current={isCurrent || undefined}>
      {inner}
    </mark>
  );
}

import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { FigureHint } from "#components/figure-hint.tsx";
import type { Changes } from "#domain/replay/changes.ts";
import type { LineSort, RangeName } from "#lines/line-query.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { countingSearch, type Tab } from "#pages/counting/search/search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./changes-panel.module.css";

/** Changes during a span of time, each with a link to its lines. */
export function ChangesFigures({
  changes,
  from,
  to,
}: {
  changes: Changes;
  from: number;
  /** `null` for an open end. */
  to: number | null;
}) {
  const t = useMessages("all").replay.changes;
  const format = useFormat();
  const { counted, discrepancies, incidents, documented, netValue, absoluteValue } = changes;
  const range = { from, to };
  return (
    <dl className={styles.figures}>
      <Item
        figure="changed-counted"
        name={t.counted}
        lines={counted}
        link={{ tab: "lines", range: "finishedAt", by: "finishedAt" }}
        span={range}
      />
      <Item
        figure="changed-discrepancies"
        name={t.discrepancies}
        lines={discrepancies}
        link={{ tab: "discrepancies", range: "finishedAt", by: "value" }}
        span={range}
      >
        <Figure name="changed-net-value" value={netValue}>
          {format.signedAmount(netValue, 0)}
        </Figure>{" "}
        {t.net},{" "}
        <Figure name="changed-absolute-value" value={absoluteValue}>
          {format.amount(absoluteValue, 0)}
        </Figure>{" "}
        {t.absolute}; {t.undocumented(format.number(changes.undocumented))}
      </Item>
      <Item
        figure="changed-incidents"
        name={t.incidents}
        lines={incidents}
        link={{ tab: "incidents", range: "incident.createdAt", by: "incident.createdAt" }}
        span={range}
      />
      <Item
        figure="changed-documented"
        name={t.documented}
        lines={documented}
        link={{
          tab: "lines",
          range: "documentation.createdAt",
          by: "documentation.createdAt",
        }}
        span={range}
      />
    </dl>
  );
}

/** Tab, range and sort that show the lines of a change. */
interface LinesLink {
  readonly tab: Tab;
  readonly range: RangeName;
  readonly by: LineSort["field"];
}

function Item({
  figure,
  name,
  lines,
  link,
  span: { from, to },
  children,
}: {
  figure: FigureName;
  name: string;
  lines: number;
  link: LinesLink;
  span: { readonly from: number; readonly to: number | null };
  children?: ReactNode;
}) {
  const t = useMessages("all").replay.changes;
  const format = useFormat();
  const [params] = useSearchParams();
  // The span excludes its start, but a range includes both ends.
  const ranges = { [link.range]: { from: from + 1, to } };
  const sort = [{ field: link.by, descending: true }];
  const next = countingSearch.update(params, {
    tab: link.tab,
    filter: { ranges },
    sort,
    line: null,
  });
  const value = (
    <Figure name={figure} value={lines}>
      {format.number(lines)}
    </Figure>
  );
  return (
    <div>
      <dt>
        <FigureHint figure={figure} label={name} />
      </dt>
      <dd className={styles.value}>
        {lines === 0 ? (
          value
        ) : (
          <Link to={`?${next}`} aria-label={t.showLines(`${name}, ${format.number(lines)}`)}>
            {value}
          </Link>
        )}
      </dd>
      {children && <dd className={styles.detail}>{children}</dd>}
    </div>
  );
}

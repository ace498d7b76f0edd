import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { countingSearch, type Tab } from "#components/counting/search/search.ts";
import { FigureHint } from "#components/figure-hint.tsx";
import { Link } from "#components/link.tsx";
import type { Changes } from "#domain/replay/changes.ts";
import type { ShownFigure } from "#figures/figures.ts";
import { changedValues, changeFigures } from "#figures/of-changes.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { RangeName } from "#lines/facets/line-ranges.ts";
import type { LineSort } from "#lines/line-query.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./changes-panel.module.css";
import { changeMessages } from "./messages.ts";

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
  const t = useMessages(changeMessages);
  const format = useFormat();
  const figureOf = useFigures(changeFigures, changes);
  const ofValues = useFigures(changedValues, changes);
  const range = { from, to };
  return (
    <dl className={styles.figures}>
      <Item
        figure={figureOf("changed-counted")}
        name={t.counted}
        link={{ tab: "lines", range: "finishedAt", by: "finishedAt" }}
        span={range}
      />
      <Item
        figure={figureOf("changed-discrepancies")}
        name={t.discrepancies}
        link={{ tab: "discrepancies", range: "finishedAt", by: "value" }}
        span={range}
      >
        <Figure {...ofValues("changed-net-value")} /> {t.net},{" "}
        <Figure {...ofValues("changed-absolute-value")} /> {t.absolute};{" "}
        {t.undocumented(format.number(changes.undocumented))}
      </Item>
      <Item
        figure={figureOf("changed-incidents")}
        name={t.incidents}
        link={{ tab: "incidents", range: "incident.createdAt", by: "incident.createdAt" }}
        span={range}
      />
      <Item
        figure={figureOf("changed-documented")}
        name={t.documented}
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
  link,
  span: { from, to },
  children,
}: {
  figure: ShownFigure;
  name: string;
  link: LinesLink;
  span: { readonly from: number; readonly to: number | null };
  children?: ReactNode;
}) {
  const t = useMessages(changeMessages);
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
  const value = <Figure {...figure} />;
  return (
    <div>
      <dt>
        <FigureHint figure={figure.name} label={name} />
      </dt>
      <dd className={styles.value}>
        {figure.value === 0 ? (
          value
        ) : (
          <Link to={`?${next}`} aria-label={t.showLines(`${name}, ${figure.text}`)}>
            {value}
          </Link>
        )}
      </dd>
      {children && <dd className={styles.detail}>{children}</dd>}
    </div>
  );
}

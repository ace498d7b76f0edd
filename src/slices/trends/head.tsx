import X from "lucide-react/icons/x";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { useViewer } from "#hooks/use-viewer.ts";
import { PageHead } from "#layout/page-head.tsx";
import { dateAt } from "#search-params/moment.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./head.module.css";
import { trendMessages } from "./messages.ts";
import { trendFile } from "./trend-columns.tsx";
import type { useTrends } from "./use-trends.ts";

type List = ReturnType<typeof useTrends>;

/** Title, coverage or loading progress, and export. */
export function Head({ list }: { list: List }) {
  const t = useMessages(trendMessages);
  const { loaded, trends } = list;
  const viewer = useViewer();
  const { timeZone } = viewer.format;
  const { from, to } = trends.period;
  const partial = loaded?.end !== "whole" || loaded.faults.length > 0;
  return (
    <PageHead
      title={t.title}
      isShared
      actions={
        trends.points.length > 0 && (
          <TableExport
            title={t.table.name}
            fileName={t.file(dateAt(from, timeZone), dateAt(to, timeZone), partial)}
            count={trends.points.length}
            read={(messages) =>
              contentOf(trendFile, trends.points.toReversed(), {
                ...viewer,
                t,
                now: trends.period.now,
                messages,
              })
            }
          />
        )
      }
    >
      <div className={styles.scope}>
        {loaded && (list.loadingAll ? <Progress list={list} /> : <Scope list={list} />)}
      </div>
    </PageHead>
  );
}

function Scope({ list: { loaded, trends } }: { list: List }) {
  const t = useMessages(trendMessages);
  const format = useFormat();
  const countings = trends.points.length;
  if (!loaded || countings === 0) return null;
  const warehouses = trends.series.length;
  return (
    <p>
      {loaded.end === "whole"
        ? t.scope(format.number(countings), countings, format.number(warehouses), warehouses)
        : t.loaded(format.number(loaded.loaded), format.number(loaded.total))}
    </p>
  );
}

function Progress({ list: { loaded, cancelLoadAll } }: { list: List }) {
  const t = useMessages(trendMessages);
  const format = useFormat();
  if (!loaded) return null;
  return (
    <div className={styles.progress}>
      <p>{t.loaded(format.number(loaded.loaded), format.number(loaded.total))}</p>
      <progress
        aria-label={t.progress}
        value={loaded.loaded}
        max={Math.max(loaded.total, loaded.loaded, 1)}
      />
      <Button variant="link" onClick={cancelLoadAll}>
        <X aria-hidden="true" />
        {t.cancel}
      </Button>
    </div>
  );
}

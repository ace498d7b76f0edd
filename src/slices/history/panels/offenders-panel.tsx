import { useSearchParams } from "react-router";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { Link } from "#components/link.tsx";
import { offenderKinds } from "#contract/history/offenders.ts";
import { historyPath } from "#contract/history/parameters.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { useDayOf } from "#slices/history/compare/comparison.tsx";
import { historyMessages } from "#slices/history/messages.ts";
import { OutcomeKey } from "#slices/history/outcome-strip.tsx";
import { type HistorySearch, historySearch } from "#slices/history/search.ts";
import { seenColumns } from "#slices/history/seen-columns.ts";
import { useQuestion } from "#slices/history/use-history.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { useMessages } from "#ui/locale.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { offenderTable } from "./offender-columns.tsx";
import styles from "./offenders.module.css";
import { Panel } from "./panel.tsx";
import panelStyles from "./panels.module.css";

/** Rows without asking for all. */
const few = 10;
/** Rows at most; the page says so. */
const many = 1000;
/** In how many of the last counts it was wrong at least. */
const least = 3;

/** What was wrong in at least three of the last twelve counts, each with its outcomes. */
export function OffendersPanel({
  search: { wrong: kind, all },
  onChange,
  warehouse,
  code,
  version,
  now,
}: {
  search: HistorySearch;
  onChange: UpdateSearch<HistorySearch>;
  /** Its identifier. */
  warehouse: string;
  /** Its code, for the name of the file. */
  code: string;
  version: string | null;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(historyMessages).wrong;
  const viewer = useViewer();
  const messages = useMessages(historyMessages);
  const [params] = useSearchParams();
  const limit = String(all ? many : few);
  const query = { warehouse, kind, least: String(least), of: "12" };
  const question = useQuestion("offenders", { ...query, limit }, version);
  const { answer } = question;
  const dayOf = useDayOf();
  const days = (answer?.countings ?? []).map(({ startedAt }) => dayOf(startedAt));
  const context = { ...viewer, t: messages, kind, days, decimals: 0 as const, today: now };
  const rows = answer?.rows ?? [];
  const columns = seenColumns(offenderTable, context);
  return (
    <Panel
      title={t.title}
      caption={viewer.costsHidden ? t.byUnits : t.byValue}
      question={question}
      actions={
        <SegmentedChoice
          label={t.choose}
          values={offenderKinds}
          chosen={kind}
          size="small"
          titleOf={(one) => t.kinds[one]}
          onChoose={(wrong) => onChange({ wrong }, { replace: true })}
        />
      }
    >
      {rows.length === 0 ? (
        <p className={panelStyles.none}>
          {days.length < least ? t.few(viewer.format.number(days.length)) : t.none}
        </p>
      ) : (
        <>
          <div style={{ "--counts": days.length }}>
            <PlainTable
              className={styles.table}
              label={t.title}
              columns={columns}
              context={context}
              rows={rows}
              keyOf={({ code: name }) => name}
              rowName="code"
            />
          </div>
          <div className={styles.foot}>
            <OutcomeKey />
            <TableExport
              title={t.title}
              isNamed
              fileName={t.file(code)}
              count={rows.length}
              parquet={historyPath("offenders", { ...query, format: "parquet" })}
              read={() => contentOf(columns, rows, { ...context, decimals: 2 })}
            />
          </div>
          {answer && rows.length === many && answer.total > many && (
            <p className={panelStyles.none}>
              {t.capped(viewer.format.number(many), viewer.format.number(answer.total))}
            </p>
          )}
          {answer && answer.total > few && (
            <p className={panelStyles.more}>
              <Link to={`?${historySearch.update(params, { all: !all })}`}>
                {all ? t.fewer : t.all[kind](viewer.format.number(answer.total))}
              </Link>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

import GitCompare from "lucide-react/icons/git-compare";
import { useSearchParams } from "react-router";
import { isInScope } from "#components/access/in-scope.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { Link } from "#components/link.tsx";
import { LinkButton } from "#components/link-button.tsx";
import pageStyles from "#components/page.module.css";
import type { Comparison } from "#contract/history/compare.ts";
import { historyPath } from "#contract/history/parameters.ts";
import { useRefresh } from "#hooks/use-refresh.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { Page } from "#layout/page.tsx";
import { PageHead } from "#layout/page-head.tsx";
import { contentState } from "#layout/page-state.ts";
import { pathTo } from "#routes.ts";
import { useSearch } from "#search-params/use-search.ts";
import { ArchiveNotices, ArchiveProgress } from "#slices/history/archive-notice.tsx";
import { historyMessages } from "#slices/history/messages.ts";
import { seenColumns } from "#slices/history/seen-columns.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { compareTable } from "./columns.tsx";
import { ComparisonTable, ComparisonTiles, useCompareContext } from "./comparison.tsx";
import styles from "./page.module.css";
import { type Comparable, pairOf } from "./pair.ts";
import { type CompareSearch, compareSearch, every, shownKinds } from "./search.ts";
import { useChosenComparison } from "./use-chosen-comparison.ts";
import { type ComparisonSource, useComparison } from "./use-comparison.ts";

/** Two counts of a warehouse, joined by product, location and lot. */
export function ComparePage() {
  const { access } = useSettings();
  const { scope } = access;
  return scope.kind === "countings" ? <OfChosen ids={scope.ids} /> : <OfArchive />;
}

function OfArchive() {
  const [search] = useSearch(compareSearch);
  return <Compared page={useComparison(search)} />;
}

function OfChosen({ ids }: { ids: readonly string[] }) {
  const [search] = useSearch(compareSearch);
  return <Compared page={useChosenComparison(search, ids)} />;
}

function Compared({ page }: { page: ComparisonSource }) {
  const messages = useMessages(historyMessages);
  const t = messages.compare;
  const format = useFormat();
  const [search, change] = useSearch(compareSearch);
  const [params] = useSearchParams();
  const { answer, archive, isFew } = page;
  const { refresh, refreshing } = useRefresh(page.refresh);
  const { access } = useSettings();
  const path = pathTo("history");
  const history = path && isInScope(access, path) ? path : null;
  /** Compares two counts; the earlier one is first, however they were chosen. */
  const compare = (one: Comparable, other: Comparable) => {
    const { a, b } = pairOf(one, other);
    change({ a: a.id, b: b.id });
  };
  const cannotAnswer = archive !== null && archive.state !== null && archive.version === null;
  const content =
    answer || isFew || cannotAnswer ? contentState({ isPartial: false, isEmpty: !answer }) : null;
  return (
    <Page
      title={t.title}
      content={content}
      load={{ ...page, refresh, refreshing }}
      spoken={answer ? t.announce(format.number(answer.total)) : ""}
      skeleton={
        <div className={styles.content}>
          <SkeletonRows rows={10} height={36} />
        </div>
      }
    >
      <PageHead
        title={t.title}
        isShared
        {...(history && { back: { to: history, label: messages.title } })}
        actions={
          answer &&
          answer.rows.length > 0 && <CompareExport comparison={answer} kind={search.kind} />
        }
      >
        {answer && <p>{answer.b.warehouse.name}</p>}
        {archive && <ArchiveProgress state={archive.state} />}
      </PageHead>
      {archive?.state && <ArchiveNotices archive={archive} now={gatewayNow()} />}
      {isFew && !answer && !cannotAnswer && (
        <div className={pageStyles.block}>
          <StateBlock
            icon={GitCompare}
            title={t.fewCounts}
            actions={history && <LinkButton to={history}>{messages.title}</LinkButton>}
          >
            {history ? t.choose : t.chosenFew}
          </StateBlock>
        </div>
      )}
      {answer && (
        <>
          <div className={styles.choice}>
            <CountChoice
              label={t.first}
              value={answer.a.id}
              choices={page.choices.filter(({ id }) => id !== answer.b.id)}
              onChoose={(a) => compare(a, answer.b)}
            />
            <span>{t.against}</span>
            <CountChoice
              label={t.second}
              value={answer.b.id}
              choices={page.choices.filter(({ id }) => id !== answer.a.id)}
              onChoose={(b) => compare(answer.a, b)}
            />
          </div>
          <div className={styles.content}>
            <ComparisonTiles
              comparison={answer}
              nameOf={(kind, title) => (
                <Link
                  to={`?${compareSearch.update(params, { kind: search.kind === kind ? every : kind })}`}
                  aria-current={search.kind === kind ? "true" : undefined}
                >
                  {title}
                </Link>
              )}
            />
            <p className={styles.outside}>
              {t.outside(
                format.number(answer.onlyA),
                format.number(answer.onlyB),
                format.number(answer.uncounted),
              )}
            </p>
            <div className={styles.filter}>
              <SegmentedChoice
                label={t.filter}
                values={shownKinds}
                chosen={search.kind}
                size="small"
                titleOf={(kind) => (kind === every ? t.every : t.kinds[kind])}
                onChoose={(kind) => change({ kind }, { replace: true })}
              />
              <span className="muted">
                {t.shown(format.number(answer.rows.length), format.number(answer.total))}
              </span>
            </div>
            {answer.rows.length === 0 ? (
              <p>{answer.kinds.every(({ places }) => places === 0) ? t.noCommon : t.noRows}</p>
            ) : (
              <ComparisonTable comparison={answer} rows={answer.rows} />
            )}
            {page.isCapped && (
              <p className={styles.more}>
                {t.capped(format.number(answer.rows.length), format.number(answer.total))}
              </p>
            )}
            {page.more && (
              <p className={styles.more}>
                <Button onClick={page.more}>{t.more}</Button>
              </p>
            )}
          </div>
        </>
      )}
    </Page>
  );
}

function CountChoice({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: string;
  choices: readonly Comparable[];
  onChoose: (counting: Comparable) => void;
}) {
  const t = useMessages(historyMessages).compare;
  const format = useFormat();
  const now = gatewayNow();
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(({ id }) => id === target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {choices.map(({ id, startedAt, lines }) => (
        <option key={id} value={id}>
          {t.choice(format.shortMoment(Date.parse(startedAt), now), format.number(lines))}
        </option>
      ))}
    </select>
  );
}

function CompareExport({
  comparison,
  kind,
}: {
  comparison: Comparison;
  kind: CompareSearch["kind"];
}) {
  const context = useCompareContext(comparison);
  const { compare: t } = context.t;
  const { a, b } = comparison;
  const query = { a: a.id, b: b.id, ...(kind !== every && { kind }) };
  return (
    <TableExport
      title={t.title}
      fileName={t.file(comparison.b.warehouse.code)}
      count={comparison.rows.length}
      parquet={historyPath("compare", { ...query, format: "parquet" })}
      read={() => contentOf(seenColumns(compareTable, context), comparison.rows, context)}
    />
  );
}

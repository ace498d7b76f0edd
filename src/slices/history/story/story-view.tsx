import Inbox from "lucide-react/icons/inbox";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import pageStyles from "#components/page.module.css";
import { historyPath } from "#contract/history/parameters.ts";
import type { Story } from "#contract/history/story.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useRefresh } from "#hooks/use-refresh.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { Page } from "#layout/page.tsx";
import { PageHead } from "#layout/page-head.tsx";
import { contentState } from "#layout/page-state.ts";
import { pathTo } from "#routes.ts";
import { ArchiveNotices, ArchiveProgress } from "#slices/history/archive-notice.tsx";
import { historyMessages } from "#slices/history/messages.ts";
import { OutcomeKey, OutcomeStrip } from "#slices/history/outcome-strip.tsx";
import { seenColumns } from "#slices/history/seen-columns.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { type StoryRow, storyTable } from "./columns.tsx";
import styles from "./story.module.css";
import { useStory } from "./use-story.ts";

/** What every count found of a product, or at a location: how its last counts came out, and each line. */
export function StoryView({ kind, code }: { kind: "product" | "location"; code: string }) {
  const messages = useMessages(historyMessages);
  const t = messages.story;
  const format = useFormat();
  const story = useStory(kind, code);
  const { answer, archive } = story;
  const { refresh, refreshing } = useRefresh(story.refresh);
  const title = t[kind](code);
  const history = pathTo("history");
  const canAnswer = archive.version !== null;
  const content =
    answer || (archive.state && !canAnswer)
      ? contentState({ isPartial: false, isEmpty: !answer || answer.total === 0 })
      : null;
  return (
    <Page
      title={title}
      content={content}
      load={{ ...story, refresh, refreshing }}
      spoken={answer ? t.announce(format.number(answer.lines.length), answer.lines.length) : ""}
      skeleton={
        <div className={styles.skeleton}>
          <SkeletonRows rows={10} height={36} />
        </div>
      }
    >
      <PageHead
        title={title}
        isShared
        {...(history && { back: { to: history, label: messages.title } })}
        actions={
          answer && answer.total > 0 && <StoryExport story={answer} kind={kind} code={code} />
        }
      >
        <p>
          {answer?.description}
          {answer?.class && ` · ${messages.section.class(answer.class)}`}
        </p>
        <ArchiveProgress state={archive.state} />
      </PageHead>
      {archive.state && <ArchiveNotices archive={archive} now={gatewayNow()} />}
      {answer && answer.total === 0 && (
        <div className={pageStyles.block}>
          <StateBlock icon={Inbox} title={t.none}>
            {t.noneText}
          </StateBlock>
        </div>
      )}
      {answer && answer.total > 0 && (
        <>
          <Records story={answer} />
          <h2 className={styles.title}>{t.lines}</h2>
          <StoryTable story={answer} kind={kind} />
          {story.isCapped && (
            <p className={styles.more}>
              {t.capped(format.number(answer.lines.length), format.number(answer.total))}
            </p>
          )}
          {story.more && (
            <p className={styles.more}>
              <Button onClick={story.more}>{messages.compare.more}</Button>
            </p>
          )}
        </>
      )}
    </Page>
  );
}

/** How the last counts of each warehouse came out. */
function Records({ story: { records, countings } }: { story: Story }) {
  const t = useMessages(historyMessages).story;
  const { format, costsHidden } = useViewer();
  const nameOf = (id: number) =>
    countings.find(({ warehouse }) => warehouse.id === id)?.warehouse.name ?? format.number(id);
  return (
    <>
      <h2 className={styles.title}>{t.records}</h2>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record.warehouse}>
            <p>
              <b>{nameOf(record.warehouse)}</b>
              <span>{t.wrong(format.number(record.wrong), format.number(record.of))}</span>
            </p>
            <p>
              <OutcomeStrip outcomes={record.outcomes} />
              {!costsHidden && (
                <span>
                  {t.worth(
                    format.amount(record.absoluteValue ?? null, 0),
                    format.signedAmount(record.netValue ?? null, 0),
                  )}
                </span>
              )}
            </p>
          </li>
        ))}
        <li>
          <OutcomeKey />
        </li>
      </ul>
    </>
  );
}

/** The columns and rows of a story, as table and file read them. */
function useStoryTable(story: Story, kind: "product" | "location") {
  const viewer = useViewer();
  const t = useMessages(historyMessages);
  const namesHidden = useIsHidden("names");
  const byId = new Map(story.countings.map((counting) => [counting.id, counting]));
  const rows: StoryRow[] = story.lines.map((line) => ({
    line,
    counting: byId.get(line.counting),
  }));
  const { product, location, ...columns } = storyTable;
  const { started, warehouse, person, reason, incident, ...rest } = columns;
  const context = { ...viewer, t, namesHidden, today: gatewayNow() };
  const all = {
    ...{ started, warehouse },
    ...(kind === "product" ? { location } : { product }),
    ...rest,
    ...(!namesHidden && { person }),
    ...{ reason, incident },
  };
  return { columns: seenColumns(all, context), rows, context };
}

function StoryTable({ story, kind }: { story: Story; kind: "product" | "location" }) {
  const { columns, rows, context } = useStoryTable(story, kind);
  return (
    <PlainTable
      className={styles.table}
      label={context.t.story.lines}
      columns={columns}
      context={context}
      rows={rows}
      keyOf={({ line }) =>
        JSON.stringify([line.counting, line.product, line.location, line.lot, line.finishedAt])
      }
      rowName="started"
      descendingBy="started"
    />
  );
}

function StoryExport({
  story,
  kind,
  code,
}: {
  story: Story;
  kind: "product" | "location";
  code: string;
}) {
  const { columns, rows, context } = useStoryTable(story, kind);
  const { story: t } = context.t;
  return (
    <TableExport
      title={t.lines}
      fileName={kind === "product" ? t.fileProduct : t.fileLocation}
      count={rows.length}
      parquet={historyPath(kind, { code, format: "parquet" })}
      read={() => contentOf(columns, rows, context)}
    />
  );
}

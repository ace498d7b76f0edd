import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import Info from "lucide-react/icons/info";
import { useSearchParams } from "react-router";
import { linesOptions, storeOf } from "#api/counting/counting-queries.ts";
import { isInScope } from "#components/access/in-scope.ts";
import { parts } from "#components/counting/parts.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { ToolPanel } from "#components/counting/tool-panel.tsx";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { handoverPath } from "#components/handover-path.ts";
import { LinkButton } from "#components/link-button.tsx";
import { momentTitle } from "#components/since-choice/moment-title.ts";
import { SinceChoice } from "#components/since-choice/since-choice.tsx";
import type { Changes, Span } from "#domain/replay/changes.ts";
import { momentOfDay } from "#format/moment-of-day.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import type { LineOptions } from "#lines/line-query.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { pathTo } from "#routes.ts";
import { shiftStart } from "#search-params/local-time.ts";
import { useSearch } from "#search-params/use-search.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { Hint } from "#ui/hint/hint.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type ChangesBounds, parseBounds } from "./changes-bounds.ts";
import { ChangesFigures } from "./changes-figures.tsx";
import styles from "./changes-panel.module.css";
import { changesAnchor, changesSearch } from "./changes-search.ts";
import { offeredMoments, spanOf } from "./changes-since.ts";
import { type ChangeMessages, changeMessages } from "./messages.ts";
import { useVisit } from "./use-visits.ts";

const sinceMorning: ChangesBounds = [{ kind: "clock", time: shiftStart }];

/** Changes since a moment: lines counted, discrepancies, incidents and documentation. */
export function ChangesPanel({
  counting,
  search,
}: {
  counting: CountingModel;
  search: CountingSearch;
}) {
  const t = useMessages(changeMessages);
  const { closeChanges } = useMessages("counting").counting.replay;
  const viewer = useViewer();
  const { format } = viewer;
  const [{ since }, update] = useSearch(changesSearch);
  const visit = useVisit(counting.id);
  const { loaded, asOf } = counting;
  const now = asOf ?? loaded.freshness.fetchedAt;
  const source = { previousVisitAt: visit?.before ?? null, now, zone: format.timeZone };
  // A link may ask for a visit that this browser does not know.
  const span = spanOf(parseBounds(since) ?? sinceMorning, source) ??
    spanOf(sinceMorning, source) ?? { from: now, to: now };
  // A replay does not show changes after its instant.
  const until = asOf === undefined ? span.to : Math.min(span.to ?? asOf, asOf);
  const today = loaded.freshness.now;
  const isLater = until !== null && span.from > until;
  const client = useQueryClient();
  const { data: changes } = useQuery(
    changesQuery(client, {
      id: counting.id,
      version: loaded.version,
      span: { from: span.from, to: until ?? Number.MAX_SAFE_INTEGER },
      view: search.lineOptions,
    }),
  );
  const moment = momentOfDay(format);
  const moments = offeredMoments(source).map(({ kind, at }) => ({
    at,
    title:
      kind === "look"
        ? t.look(format.moment(at, today))
        : kind === "day-before"
          ? t.yesterday
          : momentTitle(at, today, format),
  }));
  return (
    <ToolPanel
      anchor={changesAnchor}
      title={t.title}
      closeLabel={closeChanges}
      onClose={() => update({ since: "" })}
      beside={
        <>
          <p className={styles.span}>
            {until === null
              ? t.since(moment(span.from))
              : t.between(moment(span.from), moment(until))}
          </p>
          <Limits changes={changes ?? null} />
          <span className={styles.actions}>
            {changes && !isLater && (
              <TableExport
                title={t.title}
                count={1}
                isNamed
                read={(messages) =>
                  contentOf(changesFile, [changes], {
                    ...viewer,
                    t,
                    messages,
                    span: { from: span.from, to: until },
                  })
                }
              />
            )}
            <HandoverLink counting={counting} from={span.from} />
          </span>
        </>
      }
    >
      <SinceChoice
        moments={moments}
        at={span.from}
        now={now}
        onChoose={(at) =>
          // Not if the panel was closed in the meantime.
          update(
            ({ since: current }) => (current === "" ? {} : { since: new Date(at).toISOString() }),
            { replace: true },
          )
        }
      />
      <div className={styles.result}>
        {changes && !isLater && <ChangesFigures changes={changes} from={span.from} to={until} />}
        {!isLater &&
          parts.map(
            ({ name, Changes: PartChanges }) =>
              PartChanges && (
                <PartChanges key={name} counting={counting} from={span.from} to={until} />
              ),
          )}
        {isLater && <p>{t.later}</p>}
      </div>
    </ToolPanel>
  );
}

/** What the figures are based on, and what they cannot tell. */
function Limits({ changes }: { changes: Changes | null }) {
  const t = useMessages(changeMessages);
  const format = useFormat();
  const undated = changes?.undated ?? 0;
  return (
    <Hint
      label={
        <>
          <Info className={styles.info} aria-hidden="true" />
          <span className="visually-hidden">{t.limits}</span>
        </>
      }
    >
      {t.note} {undated > 0 && t.undated(format.number(undated), undated)}
    </Hint>
  );
}

/** The same over all active countings of the warehouse, for those who may see them. */
function HandoverLink({
  counting: { facts, loaded },
  from,
}: {
  counting: CountingModel;
  /** Milliseconds since 1970. */
  from: number;
}) {
  const t = useMessages(changeMessages);
  const { warehouseBy, access } = useSettings();
  const [params] = useSearchParams();
  const { warehouse } = loaded.counting;
  const path = handoverPath(String(warehouse[warehouseBy]), params, from);
  const page = pathTo("handover");
  if (!facts.active || path === null || page === null || !isInScope(access, page)) return null;
  return <LinkButton to={path}>{t.handover}</LinkButton>;
}

/** The changes in a span. */
function changesQuery(
  client: QueryClient,
  { id, version, span, view }: { id: string; version: number; span: Span; view: LineOptions },
) {
  const { asOf: _, ...settings } = view;
  return queryOptions({
    ...linesOptions(id, version, ["changes", span, settings]),
    queryFn: () => storeOf(id, client).changes(span, settings),
  });
}

/** What the columns of the file of changes are read with. */
interface ChangesContext extends TableContext {
  readonly t: ChangeMessages;
  readonly messages: Messages;
  /** Milliseconds since 1970; without an end it is still running. */
  readonly span: { readonly from: number; readonly to: number | null };
}

/** The columns of the file of what changed, which has one row of figures with their span. */
const changesFile = tableOf<Changes, ChangesContext>()((column) => ({
  from: column.instant(
    ({ messages }) => messages.listFilters.from,
    (_, { span }) => span.from,
  ),
  to: column.instant(
    ({ messages }) => messages.listFilters.to,
    (_, { span }) => span.to,
  ),
  counted: column.number(
    ({ t }) => t.counted,
    ({ counted }) => counted,
  ),
  discrepancies: column.number(
    ({ t }) => t.discrepancies,
    ({ discrepancies }) => discrepancies,
  ),
  netValue: column.signedAmount(
    ({ messages }) => messages.overview.columns.netValue,
    ({ netValue }) => netValue,
  ),
  absoluteValue: column.amount(
    ({ messages }) => messages.overview.columns.absoluteValue,
    ({ absoluteValue }) => absoluteValue,
  ),
  undocumented: column.number(
    ({ messages }) => messages.overview.queues.undocumented,
    ({ undocumented }) => undocumented,
  ),
  incidents: column.number(
    ({ t }) => t.incidents,
    ({ incidents }) => incidents,
  ),
  documented: column.number(
    ({ t }) => t.documented,
    ({ documented }) => documented,
  ),
}));

import { useQuery, useQueryClient } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { Link, useSearchParams } from "react-router";
import { changesQuery } from "#api/counting/replay-queries.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { handoverPath } from "#components/handover-path.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { BoundsChoice } from "./bounds-choice.tsx";
import { changesContent } from "./changes-content.ts";
import { ChangesFigures } from "./changes-figures.tsx";
import styles from "./changes-panel.module.css";
import { type ChangesBounds, parseBounds, spanOf } from "./changes-since.ts";
import { replaySearch } from "./replay-search.ts";
import { areVisitsStored, useVisit } from "./use-visits.ts";

/** Default time of day: the start of a morning shift. */
const morning = "06:00";
const sinceMorning: ChangesBounds = [{ kind: "clock", time: morning }];

/** Changes since an instant, or between two: lines counted, discrepancies, incidents and documentation. */
export function ChangesPanel({
  counting,
  search,
}: {
  counting: CountingModel;
  search: CountingSearch;
}) {
  const { replay, counting: header } = useMessages("all");
  const t = replay.changes;
  const format = useFormat();
  const [{ since }, update] = useSearch(replaySearch);
  const visit = useVisit(counting.id);
  const { loaded, asOf } = counting;
  const now = asOf ?? loaded.freshness.fetchedAt;
  const source = { previousVisitAt: visit?.before ?? null, now, zone: format.timeZone };
  const requested = parseBounds(since) ?? sinceMorning;
  // Without a previous visit the changes start in the morning.
  const bounds = spanOf(requested, source) ? requested : sinceMorning;
  const span = spanOf(bounds, source) ?? { from: now, to: now };
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
  const from = format.moment(span.from, today);
  return (
    <section className={styles.panel} aria-label={t.title}>
      <div className={styles.head}>
        <h2>
          {t.title}{" "}
          <small>
            {until === null ? t.since(from) : t.between(from, format.moment(until, today))}
          </small>
        </h2>
        <FocusKeeper>
          <Button
            variant="icon"
            aria-label={header.replay.closeChanges}
            onClick={() => update({ since: "" })}
          >
            <X aria-hidden="true" />
          </Button>
        </FocusKeeper>
      </div>
      <BoundsChoice bounds={bounds} source={source} today={today} default={morning} />
      {changes && !isLater && (
        <>
          <ChangesFigures changes={changes} from={span.from} to={until} />
          <TableExport
            title={t.title}
            count={1}
            isNamed
            read={(messages) => changesContent(changes, { from: span.from, to: until }, messages)}
          />
        </>
      )}
      {isLater && <p className={styles.note}>{t.later}</p>}
      {source.previousVisitAt === null && (
        <p className={styles.note}>{areVisitsStored() ? t.firstVisit : t.notStored}</p>
      )}
      <HandoverLink counting={counting} />
      <details className={styles.note}>
        <summary>{t.limits}</summary>
        <p>
          {t.note} {t.ofBrowser}
          {changes && changes.undated > 0 && (
            <> {t.undated(format.number(changes.undated), changes.undated)}</>
          )}
        </p>
      </details>
    </section>
  );
}

/** The same over all active countings of the warehouse, for those who may see them. */
function HandoverLink({ counting: { facts, loaded } }: { counting: CountingModel }) {
  const t = useMessages("all").replay.changes;
  const { warehouseBy, access } = useSettings();
  const [params] = useSearchParams();
  if (!facts.active || access.scope.kind === "counting") return null;
  const { warehouse } = loaded.counting;
  return (
    <p className={styles.note}>
      <Link to={handoverPath(String(warehouse[warehouseBy]), params)}>
        {t.handover(warehouse.name)}
      </Link>
    </p>
  );
}

import X from "lucide-react/icons/x";
import { useMemo } from "react";
import { FailureBlock } from "#components/failure-block.tsx";
import { InvalidParamsNotice } from "#components/invalid-params-notice.tsx";
import pageStyles from "#components/page.module.css";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { PageHead } from "#layout/page-head.tsx";
import { contentState, pageState } from "#layout/page-state.ts";
import { usePage } from "#layout/use-page.ts";
import { useInvalidParams, useSearch } from "#search-params/use-search.ts";
import type { HandoverReading } from "#slices/handover/data/read-handover.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { ChooseWarehouse } from "./choose-warehouse.tsx";
import { HandoverControls } from "./controls.tsx";
import type { HandoverResult } from "./data/read-handover.ts";
import { handoverMessages } from "./messages.ts";
import styles from "./page.module.css";
import { handoverSearch, isChosen as isChosenIn } from "./search.ts";
import { Sheet } from "./sheet.tsx";
import { useHandover } from "./use-handover.ts";

/** Unfiltered, so that the other warehouses can be chosen. */
const everyCounting = {};

/** What one shift hands to the next, over a warehouse's countings, or what has changed in all: one sheet of paper. */
export function HandoverPage() {
  const [address] = useSearch(handoverSearch);
  const invalid = useInvalidParams(handoverSearch.invalid);
  const { scope } = useSettings().access;
  const own = scope.kind === "warehouse" ? scope.warehouse : "";
  const warehouse = address.warehouse || own;
  const all = address.all && warehouse === "";
  const search = useMemo(() => ({ ...address, warehouse, all }), [address, warehouse, all]);
  const { loaded, failed, refresh } = useCountings(everyCounting);
  const handover = useHandover(search, loaded?.pages[0]?.freshness ?? null);
  const { reading, isRunning, span } = handover;
  const t = useMessages(handoverMessages);
  const isChosen = isChosenIn(search);
  const isOver = reading !== null && !isRunning;
  const hasGaps = reading?.phase === "stopped" || reading?.results.some(isIncomplete) === true;
  const isEmpty = isOver && reading.results.every(({ kind }) => kind === "other");
  const known = isChosen ? isOver : loaded !== null;
  const content = known ? contentState({ isPartial: hasGaps, isEmpty }) : null;
  usePage({
    title: all ? t.changes : t.title,
    state: pageState(content, failed !== null && loaded === null, "fresh"),
    arriving: isChosen,
    announcement: isOver ? t.read : "",
    ...(isChosen && { onRefresh: handover.restart, refreshing: isRunning }),
  });
  return (
    <>
      <InvalidParamsNotice values={invalid} />
      {!isChosen && loaded && (
        <ChooseWarehouse countings={loaded.countings} from={span?.from ?? null} />
      )}
      {isChosen && loaded && span !== null && (
        <HandoverControls warehouse={warehouse} countings={loaded.countings} {...span} />
      )}
      {isChosen && !isOver && !failed && (
        <ReadingProgress
          title={all ? t.changes : t.title}
          reading={reading}
          onCancel={handover.cancel}
        />
      )}
      {isOver && span !== null && <Sheet reading={reading} search={search} from={span.from} />}
      {!loaded && failed && (
        <div className={pageStyles.block}>
          <FailureBlock failure={failed.failure} at={failed.at} onRetry={() => void refresh()} />
        </div>
      )}
      {!isChosen && !loaded && !failed && <div className={styles.waiting} />}
    </>
  );
}

function isIncomplete(result: HandoverResult): boolean {
  return result.kind === "failed" || (result.kind === "read" && result.unreadable > 0);
}

/** How far the reading has come, and a way to end it. */
function ReadingProgress({
  title,
  reading,
  onCancel,
}: {
  title: string;
  reading: HandoverReading | null;
  onCancel: () => void;
}) {
  const t = useMessages(handoverMessages);
  const { number } = useFormat();
  const all = reading?.chosen.countings.length ?? 0;
  const done = reading?.results.length ?? 0;
  const isReading = reading?.phase === "reading";
  const { read = 0, total = null } = reading?.progress ?? {};
  const part = total === null || total === 0 ? 0 : Math.min(1, read / total);
  return (
    <>
      <PageHead title={title} />
      <section className={styles.progress} aria-label={title}>
        <progress
          aria-label={t.progress}
          {...(isReading && { value: done + part, max: Math.max(1, all) })}
        />
        <p>
          {isReading ? t.reading(number(done), number(all), all) : t.finding}
          {total !== null && <span> · {t.readingLines(number(read), number(total))}</span>}
        </p>
        <Button onClick={onCancel}>
          <X aria-hidden="true" />
          {t.cancel}
        </Button>
      </section>
    </>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ViewedOrder } from "#api/counting/counting-queries.ts";
import { lineQuery } from "#api/counting/counting-queries.ts";
import { toLoadFailure } from "#api/load-failure.ts";
import { FailureBlock } from "#components/failure-block.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { TodayContext } from "#pages/counting/lines/cells.tsx";
import { useLineAddress } from "#pages/counting/lines/line-address.ts";
import { useLineIndex } from "#pages/counting/lines/line-index.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import { LineDrawerBody } from "./drawer-body.tsx";
import { LineDrawerFrame } from "./drawer-frame.tsx";
import { LineDrawerHead } from "./drawer-head.tsx";
import styles from "./line-drawer.module.css";
import { useLineNeighbours } from "./line-neighbours.ts";

/** One line with all fields that the API has, and buttons to its neighbours. */
export function LineDrawer({
  counting,
  order,
  id,
}: {
  counting: CountingModel;
  /** The lines on the page; `null` where it shows none. */
  order: ViewedOrder | null;
  /** Id of the line. */
  id: number;
}) {
  const t = useMessages("all").lineDrawer;
  const { loaded } = counting;
  const client = useQueryClient();
  const { data, error, errorUpdatedAt, refetch } = useQuery(
    lineQuery(client, {
      id: counting.id,
      version: loaded.version,
      lineId: id,
      asOf: counting.asOf,
    }),
  );
  const { open, close } = useLineAddress();
  const index = useLineIndex(counting.id, order, id);
  const neighbours = useLineNeighbours({ counting: counting.id, order, index, open });
  const isOver = useMediaQuery(breakpoints.medium);
  const failed = toLoadFailure(error, errorUpdatedAt);
  const name = data?.line.product.code ?? String(id);
  return (
    <LineDrawerFrame
      key={String(isOver)}
      isOver={isOver}
      name={t.name(name)}
      line={id}
      neighbours={neighbours}
      onClose={close}
    >
      <TodayContext value={counting.now ?? loaded.freshness.now}>
        <LineDrawerHead
          line={data?.line ?? null}
          name={name}
          neighbours={neighbours}
          onClose={close}
        />
        {data && order && index === null && <p className={styles.note}>{t.notShown}</p>}
        {data && <LineDrawerBody found={data} counting={counting} />}
        {data === null && <p className={styles.note}>{missing(t, counting, String(id))}</p>}
        {!data && failed && (
          <FailureBlock {...failed} triesByItself={false} onRetry={() => void refetch()} />
        )}
      </TodayContext>
    </LineDrawerFrame>
  );
}

interface MissingWords {
  readonly missing: (id: string) => string;
  readonly notYet: (id: string) => string;
  readonly notRead: (id: string) => string;
}

/** A line that is not found may still load, or be among the unreadable ones. */
function missing(t: MissingWords, { loaded }: CountingModel, id: string): string {
  if (loaded.isArriving) return t.notYet(id);
  return loaded.isWhole && loaded.faults.length === 0 ? t.missing(id) : t.notRead(id);
}

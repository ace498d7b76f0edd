import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ViewedOrder } from "#api/counting-queries.ts";
import { lineQuery } from "#api/counting-queries.ts";
import { failedOf } from "#api/load-failure.ts";
import { FailureBlock } from "#components/failure-block.tsx";
import type { ShownCounting } from "#hooks/use-counting.ts";
import { useLineAddress } from "#pages/counting/lines/line-address.ts";
import { TodayContext } from "#pages/counting/lines/line-cells.tsx";
import { useLinePlace } from "#pages/counting/lines/line-place.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useCountingMessages } from "#ui/locale.tsx";
import { LineDrawerBody } from "./drawer-body.tsx";
import { LineDrawerFrame } from "./drawer-frame.tsx";
import { LineDrawerHead } from "./drawer-head.tsx";
import styles from "./line-drawer.module.css";
import { useLineWalk } from "./neighbours.ts";

/** One line with every field that the API has of it, and the way to the lines beside it. */
export function LineDrawer({
  shown,
  order,
  id,
}: {
  shown: ShownCounting;
  /** The lines that the page shows; `null` where it shows none. */
  order: ViewedOrder | null;
  /** Of the line. */
  id: number;
}) {
  const t = useCountingMessages().lines.drawer;
  const { loaded } = shown;
  const client = useQueryClient();
  const { data, error, errorUpdatedAt, refetch } = useQuery(
    lineQuery(client, shown.id, loaded.version, id, shown.asOf),
  );
  const { open, close } = useLineAddress();
  const place = useLinePlace(shown.id, order, id);
  const walk = useLineWalk(shown.id, order, place, open);
  const isOver = useMediaQuery("(max-width: 1199px)");
  const failed = failedOf(error, errorUpdatedAt);
  const name = data?.line.product.code ?? String(id);
  return (
    <LineDrawerFrame
      key={String(isOver)}
      isOver={isOver}
      name={t.name(name)}
      line={id}
      walk={walk}
      onClose={close}
    >
      <TodayContext value={shown.now ?? loaded.freshness.now}>
        <LineDrawerHead line={data?.line ?? null} name={name} walk={walk} onClose={close} />
        {data && order && place === null && <p className={styles.note}>{t.notShown}</p>}
        {data && <LineDrawerBody found={data} shown={shown} />}
        {data === null && <p className={styles.note}>{missing(t, shown, String(id))}</p>}
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

/** A line that is not there may still come, or be among those that could not be read. */
function missing(t: MissingWords, { loaded }: ShownCounting, id: string): string {
  if (loaded.isArriving) return t.notYet(id);
  return loaded.isWhole && loaded.faults.length === 0 ? t.missing(id) : t.notRead(id);
}

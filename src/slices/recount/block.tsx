import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import type { RoundModel } from "./round-model.ts";
import { roundEntriesQuery } from "./round-queries.ts";
import styles from "./round-row.module.css";
import { RoundRow } from "./round-row.tsx";

/** Some lines of a round, fetched together. */
export const RoundBlock = memo(
  function RoundBlock({
    round: { id, round },
    from,
    to,
    ticked,
  }: {
    round: RoundModel;
    from: number;
    to: number;
    ticked: ReadonlySet<number>;
  }) {
    const client = useQueryClient();
    const { data } = useQuery(roundEntriesQuery(client, { id, round, from, to }));
    if (!data) {
      return (
        <li className={styles.room} style={{ height: (to - from) * 88 }}>
          <Skeleton height={64} />
        </li>
      );
    }
    return data.map((entry) => (
      <RoundRow
        key={entry.row.id}
        counting={id}
        entry={entry}
        isTicked={ticked.has(entry.row.id)}
      />
    ));
  },
  // The page renders every second.
  (one, other) =>
    one.round.round === other.round.round &&
    one.from === other.from &&
    one.to === other.to &&
    one.ticked === other.ticked,
);

import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useMemo, useState } from "react";
import type { Coverage } from "#contract/history/coverage.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./coverage.module.css";
import { bayAges, coverageMap, type MapStart, mapPart } from "./coverage-map.ts";
import panelStyles from "./panels.module.css";

/** A zone as people walk it: a row per aisle, a column per bay; a part at a time where it is large. */
export function ZoneMap({ zone, bays }: { zone: string; bays: Coverage }) {
  const t = useMessages(historyMessages).coverage;
  const format = useFormat();
  const [start, setStart] = useState<MapStart>({ bay: 0, aisle: 0 });
  const map = useMemo(() => coverageMap(bays, start), [bays, start]);
  const { columns, aisles, total } = map;
  if (aisles.length === 0) return <p className={panelStyles.none}>{t.noMap}</p>;
  const all = aisles.flatMap((aisle) => aisle.bays.filter((bay) => bay !== null));
  const counts = bayAges.map((age) => {
    const count = all.filter((bay) => bay.age === age).length;
    return `${t.ages[age]} ${format.number(count)}`;
  });
  return (
    <>
      <div
        className={styles.map}
        role="img"
        aria-label={`${t.map(zone)}: ${counts.join(", ")}`}
        style={{
          gridTemplateColumns: `auto repeat(${columns.length}, minmax(3px, 1fr))`,
        }}
      >
        {aisles.map(({ aisle, bays: own }) => [
          <span key={aisle} data-axis="aisle">
            {aisle}
          </span>,
          ...own.map((bay, index) =>
            bay ? (
              <i
                key={`${aisle} ${bay.bay}`}
                data-age={bay.age}
                title={t.bay(aisle, bay.bay, t.ages[bay.age])}
              />
            ) : (
              <i key={`${aisle} ${columns[index]}`} />
            ),
          ),
        ])}
        <span />
        {columns.map((bay, index) => (
          <span key={bay} data-axis="bay">
            {index === 0 || (index + 1) % 5 === 0 ? bay.replace(/^0+(?=.)/, "") : ""}
          </span>
        ))}
      </div>
      {(["bay", "aisle"] as const).map((axis) => (
        <MapPart
          key={axis}
          axis={axis}
          start={start[axis]}
          total={total[axis]}
          onMove={(first) => setStart((before) => ({ ...before, [axis]: first }))}
        />
      ))}
    </>
  );
}

/** Which part of the bays or aisles is shown, and the way to the others; nothing where all are. */
function MapPart({
  axis,
  start,
  total,
  onMove,
}: {
  axis: keyof MapStart;
  start: number;
  total: number;
  onMove: (start: number) => void;
}) {
  const t = useMessages(historyMessages).coverage.parts;
  const format = useFormat();
  if (total <= mapPart) return null;
  const last = Math.min(total, start + mapPart);
  const isFirst = start === 0;
  const isLast = last === total;
  return (
    <p className={styles.part}>
      <Button
        variant="icon"
        aria-label={t.before[axis]}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(start - mapPart)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <span role="status">
        {t[axis](format.number(start + 1), format.number(last), format.number(total))}
      </span>
      <Button
        variant="icon"
        aria-label={t.after[axis]}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(start + mapPart)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </p>
  );
}

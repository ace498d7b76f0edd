import { linesBar } from "#charts/bars/group-series.ts";
import { zonesToShow } from "#domain/groups/group-order.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./detail-panels.module.css";
import type { PanelProps } from "./panel-props.ts";

const max = 8;
const [minWidth, rowHeight] = [220, 86];

/** Progress of each zone; when not all fit, the zones with most lines left. */
export function Zones({ counting, width, height }: PanelProps) {
  const t = useMessages("screen").screen;
  const format = useScreenFormat();
  const columns = Math.max(1, Math.min(4, Math.floor((width + 44) / (minWidth + 44))));
  const rows = Math.max(1, Math.floor((height + 10) / rowHeight));
  const all = counting.aggregates?.zones.groups ?? [];
  const zones = zonesToShow(all, Math.min(max, columns * rows));
  return (
    <>
      <h2>{zones.length < all.length ? t.zonesWithMostLeft : t.zones}</h2>
      <ul
        className={styles.zones}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {zones.map((zone) => (
          <li key={zone.key}>
            <div>
              <b>{zone.name ?? zone.key}</b>
              <span>{format.wholeShare(zone.lines > 0 ? zone.counted / zone.lines : null)}</span>
            </div>
            <Bar zone={zone} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ zone }: { zone: GroupTotals }) {
  const { sound, discrepancies, inProgress, left } = linesBar([zone]);
  const parts = [
    { name: "counted", lines: sound },
    { name: "discrepancy", lines: discrepancies },
    { name: "progress", lines: inProgress },
    { name: "left", lines: left },
  ];
  return (
    <span className={styles.bar}>
      {parts
        .filter(({ lines }) => lines > 0)
        .map(({ name, lines }) => (
          <i key={name} data-part={name} style={{ flexGrow: lines }} />
        ))}
    </span>
  );
}

import { linesBar } from "#charts/bars/group-series.ts";
import { zonesToShow } from "#domain/groups/group-order.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./detail-panels.module.css";
import type { PanelProps } from "./panel-props.ts";

const max = 8;
const maxColumns = 4;
/** In units: height of a row, space between columns, and width of a letter and of a percentage with its space. */
const [rowHeight, columnGap, letterWidth, shareWidth] = [86, 44, 32, 140];

/** Progress of each zone; when not all fit, the zones with most lines left. */
export function Zones({ counting, width, height }: PanelProps) {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const rows = Math.max(1, Math.floor((height + 10) / rowHeight));
  const all = counting.aggregates?.zones.groups ?? [];
  const columns = columnsIn(width, Math.max(0, ...all.map((zone) => nameOf(zone).length)));
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
              <b>{nameOf(zone)}</b>
              <span>{format.wholeShare(zone.lines > 0 ? zone.counted / zone.lines : null)}</span>
            </div>
            <Bar zone={zone} />
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf({ name, key }: { readonly name: string | null; readonly key: string }): string {
  return name ?? key;
}

/** As many columns as leave room for the longest name. */
function columnsIn(width: number, letters: number): number {
  const column = letters * letterWidth + shareWidth;
  const fitting = Math.floor((width + columnGap) / (column + columnGap));
  return Math.max(1, Math.min(maxColumns, fitting));
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

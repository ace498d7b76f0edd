import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  use,
  useMemo,
  useState,
} from "react";
import { burnUpSpace, throughputLayout } from "#charts/burn-up/burn-up-layout.ts";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import { day, hour } from "#domain/time/units.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import {
  isSlotChosen,
  nearestMark,
  type SlotMark,
  slotMarks,
  toggleSlot,
} from "./throughput-marks.ts";
import styles from "./throughput-slots.module.css";
import type { BurnUpPanelData } from "./use-burn-up.ts";
import { usePlotBox } from "./use-plot-box.ts";

/** From the lower edge of the plot of counted lines to the time axis, in pixels. */
const below = throughputLayout.height - throughputLayout.axis + burnUpSpace.bottom;

/** A line at the end of a slot, since its figures are of what was counted by then, with dots and figures beside it. */
function Crosshair({
  data: { rows, throughput, now, series, total },
  from,
  mark,
}: {
  data: BurnUpPanelData;
  /** Start of the slot. */
  from: number;
  mark: SlotMark;
}) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const row = rows.find((one) => one.from === from);
  if (!row) return null;
  const { slot } = throughput;
  const { counted, finished } = row;
  const pace = series.pace.length > 0 ? row.pace : null;
  const at = Math.min(1, mark.left + mark.width);
  const heightOf = (lines: number) => ({ "--height": lines / total }) as CSSProperties;
  const texts = [
    t.readCounted(format.number(counted)),
    ...(pace === null ? [] : [t.readPace(format.number(Math.round(pace)))]),
    t.readRate(format.whole((finished * hour) / slot)),
  ];
  return (
    <span
      className={styles.crosshair}
      data-side={at > 0.5 ? "left" : "right"}
      style={{ left: `${100 * at}%` }}
      aria-hidden="true"
    >
      <span className={styles.dots} style={{ bottom: below }}>
        {pace !== null && <i data-line="pace" style={heightOf(pace)} />}
        <i style={heightOf(counted)} />
      </span>
      <span className={styles.reading}>
        <b>{format.moment(from + slot, now ?? series.until)}</b>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    </span>
  );
}

/** Maximum distance of a click from a bar, in pixels: many bars are narrower than a finger. */
const maxDistance = 12;

/**
 * Makes the throughput bars clickable: each filters the lines to those finished in its slot. One button serves all
 * bars, since there may be hundreds; arrow keys move between them.
 */
export const ThroughputSlots = memo(function ThroughputSlots({
  data,
  search: { filter },
  pointed,
  onPoint,
}: {
  data: BurnUpPanelData;
  search: Pick<CountingSearch, "filter">;
  /** Start of the slot with the crosshair; `null` for none. */
  pointed: number | null;
  /** Called with the start of the slot pointed at, by pointer or key; `null` for none. */
  onPoint: (from: number | null) => void;
}) {
  const { throughput, series, now } = data;
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const box = usePlotBox(data);
  const isPointed = pointed !== null;
  const update = useSearchUpdate(countingSearch);
  const [at, setAt] = useState<number | null>(null);
  const marks = useMemo(() => slotMarks(throughput, series), [throughput, series]);
  const known = marks.findIndex(({ from }) => from === at);
  const index = known < 0 ? marks.length - 1 : known;
  const mark = marks[index];
  if (use(PaperContext) || !mark) return null;

  const underPointer = ({ clientX, currentTarget }: MouseEvent): SlotMark | null => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return nearestMark(marks, (clientX - left) / width, maxDistance / width);
  };
  const toggle = (event: MouseEvent) => {
    // A click by keyboard has no index.
    const slot = event.detail === 0 ? mark : underPointer(event);
    if (!slot) return;
    setAt(slot.from);
    update((search) => ({ filter: toggleSlot(search.filter, slot) }));
  };
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: marks.length - 1,
    };
    const next = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    if (next === undefined) return;
    event.preventDefault();
    const from = marks[Math.max(0, Math.min(next, marks.length - 1))]?.from ?? null;
    setAt(from);
    onPoint(from);
  };
  const hover = (event: MouseEvent) => {
    const slot = underPointer(event);
    if (slot) setAt(slot.from);
    onPoint(slot?.from ?? null);
  };

  const end = mark.to + 1;
  const today = now ?? series.until;
  const text = t.slot(
    format.moment(mark.from, today),
    throughput.slot < day ? format.time(end) : format.moment(end, today),
    format.number(mark.lines),
    mark.lines,
  );
  const isChosen = isSlotChosen(filter, mark);
  const { top, axis, height } = throughputLayout;
  const bars = height - top - axis;
  return (
    <div className={styles.slots} style={box}>
      <button
        type="button"
        aria-label={`${t.slots}, ${text}`}
        aria-pressed={isChosen}
        onClick={toggle}
        onKeyDown={move}
        onPointerMove={hover}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(mark.from)}
        onBlur={() => onPoint(null)}
      />
      {(isPointed || isChosen) && (
        <span
          className={styles.mark}
          data-chosen={isChosen || undefined}
          style={{ left: `${100 * mark.left}%`, width: `${100 * mark.width}%`, height: bars }}
        />
      )}
      {pointed !== null && <Crosshair data={data} from={pointed} mark={mark} />}
      <span className="visually-hidden" role="status">
        {isPointed && text}
      </span>
    </div>
  );
});

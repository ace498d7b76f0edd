/** Where the words below a pace bar stand, in units from its left end; `null` where there is no room for one. */
export interface PaceLabels {
  readonly words: number;
  /** The right end of the marker's name. */
  readonly marker: number | null;
}

/** Widths in units; places as shares of the bar, 0 to 1. */
export interface PaceLabelSpace {
  readonly width: number;
  readonly start: number;
  readonly end: number;
  readonly words: number;
  readonly markerName: number;
  readonly share: number;
  readonly marker: number | null;
}

const [gap, fromMarker, fromShare] = [32, 14, 12];

/** The standing right of what is counted, the marker's name left of the marker, and neither over another. */
export function paceLabels(space: PaceLabelSpace): PaceLabels {
  const { width, start, end, words, markerName, share, marker } = space;
  const first = start + gap;
  const last = width - end - gap - words;
  const wanted = share * width + fromShare;
  if (marker === null) return { words: Math.max(first, Math.min(wanted, last)), marker: null };
  const nameEnd = Math.max(marker * width - fromMarker, first + markerName);
  // Words that stand over the marker push its name to the left, if that is where there is room.
  const at = Math.max(first, Math.min(Math.max(wanted, nameEnd + gap), last));
  const isRoom = at - gap - markerName >= first || words === 0;
  const visibleCount =
    words === 0 ? Math.min(nameEnd, width - end - gap) : Math.min(nameEnd, at - gap);
  return { words: at, marker: isRoom ? visibleCount : null };
}

/** About how wide a text is at most, in units. */
export function widthOf(text: string, fontSize: number): number {
  return text.length * fontSize * 0.58;
}

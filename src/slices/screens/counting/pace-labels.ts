/** Positions of the labels below a pace bar, in units from its left end; `null` where a label does not fit. */
export interface PaceLabels {
  readonly status: number;
  /** The right end of the marker's label. */
  readonly marker: number | null;
}

/** Widths in units; positions on the bar as shares, 0 to 1. */
export interface PaceLabelSpace {
  readonly width: number;
  readonly start: number;
  readonly end: number;
  readonly status: number;
  readonly markerName: number;
  readonly share: number;
  readonly marker: number | null;
}

const [gap, fromMarker, fromShare] = [32, 14, 12];

/** Places the status right of the counted share and the marker's label left of the marker, without overlaps. */
export function paceLabels(space: PaceLabelSpace): PaceLabels {
  const { width, start, end, status, markerName, share, marker } = space;
  const first = start + gap;
  const last = width - end - gap - status;
  const preferred = share * width + fromShare;
  if (marker === null) return { status: Math.max(first, Math.min(preferred, last)), marker: null };
  const nameEnd = Math.max(marker * width - fromMarker, first + markerName);
  // A status over the marker pushes the marker's label to the left if there is room.
  const position = Math.max(first, Math.min(Math.max(preferred, nameEnd + gap), last));
  const isRoom = position - gap - markerName >= first || status === 0;
  const markerEnd =
    status === 0 ? Math.min(nameEnd, width - end - gap) : Math.min(nameEnd, position - gap);
  return { status: position, marker: isRoom ? markerEnd : null };
}

/** Estimated maximum width of a text, in units. */
export function widthOf(text: string, fontSize: number): number {
  return text.length * fontSize * 0.58;
}

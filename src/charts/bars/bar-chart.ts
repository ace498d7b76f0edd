/** Thickness of the bars of high rows, in pixels. */
const thickest = 24;

/**
 * Props of a chart with one horizontal bar per row, in rows of one height. On paper, where nothing is measured,
 * the chart is stretched so that its rows stay beside their labels.
 * @param rowHeight pixels
 */
export function barChart<Row>(data: readonly Row[], rowHeight: number) {
  return {
    data,
    responsive: true,
    layout: "vertical",
    accessibilityLayer: false,
    margin: { top: 0, bottom: 0, left: 0, right: 1 },
    barSize: Math.min(thickest, Math.round(rowHeight * 0.55)),
    style: { width: "100%", height: data.length * rowHeight },
    preserveAspectRatio: "none",
  } as const;
}

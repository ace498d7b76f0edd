import type { CountingLayout, ScreenPart } from "#slices/screens/rules/layout.ts";
import { BurnUpPanel } from "./burn-up-panel.tsx";
import styles from "./detail-panels.module.css";
import { Discrepancies } from "./discrepancies.tsx";
import { Facts } from "./facts.tsx";
import type { PanelProps } from "./panel-props.ts";
import type { ScreenCounting } from "./use-screen-counting.ts";
import { Zones } from "./zones.tsx";

/** Heights in units: the rest of a page around the panels, and the extra height of a banner. */
const aboveWhole = 676;
const abovePage = 220;
const banner = { default: 98, whole: 64 };

/**
 * The panels below the pace bar, or on a separate page.
 * @param parts panels to show; `null` for all that belong below the bar
 */
export function DetailPanels({
  counting,
  layout,
  parts,
  hasBanner,
}: {
  counting: ScreenCounting;
  layout: CountingLayout;
  parts: readonly ScreenPart[] | null;
  hasBanner: boolean;
}) {
  const fallback: readonly ScreenPart[] = hasBanner
    ? ["discrepancies", "zones"]
    : ["burn-up", "discrepancies", "zones"];
  const extra = hasBanner ? (parts ? banner.default : banner.whole) : 0;
  const height = layout.height - (parts ? abovePage : aboveWhole) - extra;
  const width = layout.width * 0.9416;
  const shownParts = parts ?? fallback;
  const partWidth = parts ? (width - 52 * (parts.length - 1)) / parts.length : 0;
  const widths: Record<ScreenPart, number> = {
    facts: partWidth,
    "burn-up": partWidth || 596,
    discrepancies: partWidth || 610,
    zones: partWidth || width - (hasBanner ? 662 : 1310),
  };
  return (
    <div
      className={styles.low}
      data-own={parts !== null || undefined}
      style={{ gridTemplateColumns: columns(shownParts, widths) }}
    >
      {shownParts.map((part) => (
        <section key={part} className={styles.part} data-part={part}>
          <Part
            part={part}
            counting={counting}
            width={widths[part]}
            height={height}
            hasBanner={hasBanner}
          />
        </section>
      ))}
    </div>
  );
}

function columns(parts: readonly ScreenPart[], widths: Record<ScreenPart, number>): string {
  return parts.map((part) => `minmax(0, ${widths[part]}fr)`).join(" ");
}

function Part({
  part,
  counting,
  width,
  height,
  hasBanner,
}: {
  part: ScreenPart;
  hasBanner: boolean;
} & PanelProps) {
  switch (part) {
    case "facts":
      return <Facts counting={counting} />;
    case "burn-up":
      return <BurnUpPanel counting={counting} width={width} height={height - 62} />;
    case "discrepancies":
      return <Discrepancies counting={counting} rows={rowsIn(height - 62, hasBanner)} />;
    case "zones":
      return <Zones counting={counting} width={width} height={height - 62} />;
  }
}

/** A banner leaves room for fewer rows. */
function rowsIn(height: number, hasBanner: boolean): number {
  const rows = Math.max(1, Math.floor(height / 67));
  return hasBanner ? Math.min(rows, 3) : rows;
}

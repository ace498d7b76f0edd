import { Suspense } from "react";
import type { TopProduct } from "#domain/groups/products.ts";
import { useTargets } from "#hooks/use-targets.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { rowsOfTarget, targetsThatFit } from "#slices/screens/rules/shown-targets.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import status from "#slices/screens/screen-status.module.css";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./detail-panels.module.css";
import { discrepancyDirection } from "./discrepancy-direction.ts";
import type { ScreenCounting } from "./use-screen-counting.ts";

const Targets = lazyComponent(async () => (await import("./targets.tsx")).Targets);

const glyphs = {
  over: "M5 1 9.5 8h-9Z",
  short: "M.5 2h9L5 9Z",
  both: "M5 0 9 4.5H1ZM1 5.5h8L5 10Z",
};

/**
 * The products with the largest absolute value of differences, so that offsetting differences count too; those with
 * the most units where costs are hidden or all 0. Below them targets, unless the figures are old.
 */
export function Discrepancies({ counting, rows }: { counting: ScreenCounting; rows: number }) {
  const t = useMessages(screenMessages);
  const percents = useTargets(counting.loaded.counting.warehouse.code);
  const targets = counting.now === null ? 0 : targetsThatFit(percents, rows);
  const count = rows - targets * rowsOfTarget;
  const top = counting.aggregates?.products.top.slice(0, count) ?? [];
  // They are ranked by value wherever one of them has any.
  const isInUnits = top.length > 0 && !Number(top[0]?.absoluteValue);
  return (
    <>
      <h2>{isInUnits ? t.discrepanciesInUnits : t.discrepancies}</h2>
      {counting.aggregates && top.length === 0 && (
        <p className={styles.none}>{t.noDiscrepancies}</p>
      )}
      <ol className={styles.list}>
        {top.map((product) => (
          <li key={product.key}>
            <span className={styles.code}>{product.name ?? product.key}</span>
            <Size product={product} isInUnits={isInUnits} />
          </li>
        ))}
      </ol>
      {percents && targets > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Targets counting={counting} percents={percents} max={targets} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function Size({ product, isInUnits }: { product: TopProduct; isInUnits: boolean }) {
  const format = useScreenFormat();
  const { netValue, absoluteValue, netUnits, absoluteUnits } = product;
  const direction = discrepancyDirection(
    isInUnits
      ? { gain: product.gainUnits, loss: product.lossUnits }
      : { gain: product.gainValue, loss: product.lossValue },
  );
  const absolute = isInUnits
    ? format.number(Number(absoluteUnits))
    : format.amount(absoluteValue, 0);
  // All differences have the same direction, so the sum has a sign.
  const net = isInUnits ? format.signed(Number(netUnits)) : format.signedAmount(netValue, 0);
  return (
    <span className={styles.value} data-way={direction ?? undefined}>
      {direction && (
        <svg className={status.glyph} viewBox="0 0 10 10" aria-hidden="true">
          <path d={glyphs[direction]} />
        </svg>
      )}
      {direction === "both" ? `±${absolute}` : net}
    </span>
  );
}

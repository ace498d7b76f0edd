import type { TopProduct } from "#domain/groups/products.ts";
import status from "#pages/screen/schedule-status.module.css";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./detail-panels.module.css";
import { discrepancyDirection } from "./discrepancy-direction.ts";
import type { ScreenCounting } from "./use-screen-counting.ts";

const glyphs = {
  over: "M5 1 9.5 8h-9Z",
  short: "M.5 2h9L5 9Z",
  both: "M5 0 9 4.5H1ZM1 5.5h8L5 10Z",
};

/** The products with the largest absolute value of differences, so that offsetting differences count too. */
export function Discrepancies({ counting, rows }: { counting: ScreenCounting; rows: number }) {
  const { screen: t, access } = useMessages("screen");
  const top = counting.aggregates?.products.top.slice(0, rows) ?? [];
  // Without costs the order by value is unknown.
  const isHidden = top.some(({ absoluteValue }) => absoluteValue === null);
  return (
    <>
      <h2>{t.discrepancies}</h2>
      {counting.aggregates && top.length === 0 && (
        <p className={styles.none}>{t.noDiscrepancies}</p>
      )}
      {isHidden && <p className={styles.none}>{access.costsHidden}</p>}
      <ol className={styles.list}>
        {!isHidden &&
          top.map((product) => (
            <li key={product.key}>
              <span className={styles.code}>{product.name ?? product.key}</span>
              <Value product={product} />
            </li>
          ))}
      </ol>
    </>
  );
}

function Value({ product }: { product: TopProduct }) {
  const format = useScreenFormat();
  const direction = discrepancyDirection(product);
  const { netValue, absoluteValue } = product;
  return (
    <span className={styles.value} data-way={direction ?? undefined}>
      {direction && (
        <svg className={status.glyph} viewBox="0 0 10 10" aria-hidden="true">
          <path d={glyphs[direction]} />
        </svg>
      )}
      {direction === "both"
        ? `±${format.amount(absoluteValue, 0)}`
        : // All differences have the same direction, so the sum has a sign.
          format.signedAmount(netValue, 0)}
    </span>
  );
}

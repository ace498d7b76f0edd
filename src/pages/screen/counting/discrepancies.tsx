import type { TopProduct } from "#domain/groups/products.ts";
import { Glyph } from "#pages/screen/schedule-status.tsx";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./detail-panels.module.css";
import { discrepancyWay } from "./discrepancy-direction.ts";
import type { ScreenCounting } from "./use-screen-counting.ts";

const glyphs = {
  over: "M5 1 9.5 8h-9Z",
  short: "M.5 2h9L5 9Z",
  both: "M5 0 9 4.5H1ZM1 5.5h8L5 10Z",
};

/** The products whose differences are worth most without their signs, with that: what offsets each other counts. */
export function Discrepancies({ counting, rows }: { counting: ScreenCounting; rows: number }) {
  const { screen: t, access } = useMessages("screen");
  const top = counting.aggregates?.products.top.slice(0, rows) ?? [];
  // Without costs nobody can tell which are the largest.
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
  const way = discrepancyWay(product);
  const { netValue, absoluteValue } = product;
  return (
    <span className={styles.value} data-way={way ?? undefined}>
      {way && <Glyph path={glyphs[way]} />}
      {way === "both"
        ? `±${format.amount(absoluteValue, 0)}`
        : // All of it goes one way, so that its sign can be told, too.
          format.signedAmount(netValue, 0)}
    </span>
  );
}

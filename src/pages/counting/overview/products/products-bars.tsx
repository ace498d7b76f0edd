import { type CSSProperties, use, useMemo } from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import { decimalText, negate, parseDecimal } from "#domain/decimal/decimal.ts";
import type { TopProduct } from "#domain/groups/products.ts";
import { useRowHeight } from "#pages/counting/overview/groups/group-bars.tsx";
import { MarkFilterButton } from "#pages/counting/overview/mark-filter-button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./products-bars.module.css";

const DivergingBars = lazyComponent(
  async () => (await import("#charts/bars/diverging-bars.tsx")).DivergingBars,
  ChartPlaceholder,
);

interface NamedProduct extends TopProduct {
  readonly name: string;
  /** Value in the facet. */
  readonly value: string;
}

/** The shortage of each product to the left and its surplus to the right, on one scale. */
export function ProductBars({
  label,
  products,
  chosen,
  onToggle,
}: {
  label: string;
  products: readonly NamedProduct[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const t = useMessages("overview").overview;
  const rowHeight = useRowHeight();
  const isPaper = use(PaperContext);
  const values = useMemo(
    () =>
      products.map(({ lossValue, gainValue }) => [Number(lossValue), Number(gainValue)] as const),
    [products],
  );
  const max = Math.max(0, ...values.flat());
  const style = { "--rows": products.length, "--row": `${rowHeight}px` } as CSSProperties;
  return (
    <div role="group" aria-label={label} className={styles.bars} style={style}>
      {products.length > 0 && <span className={styles.head}>{t.products.cumulativeHead}</span>}
      <div className={styles.plot} aria-hidden="true">
        <ErrorBoundary fallback={<span className="muted">{t.noChart}</span>}>
          <div className={styles.drawing}>
            <DivergingBars values={values} rowHeight={rowHeight} />
          </div>
        </ErrorBoundary>
      </div>
      {products.map((product, index) => (
        <ProductRow
          key={product.key}
          product={product}
          index={index}
          max={max}
          isChosen={chosen.includes(product.value)}
          isFaded={!isPaper && chosen.length > 0 && !chosen.includes(product.value)}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

function ProductRow({
  product: { name, value, lossValue, gainValue, cumulativeShare },
  index,
  max,
  isChosen,
  isFaded,
  onToggle,
}: {
  product: NamedProduct;
  index: number;
  /** Value of the longest bar. */
  max: number;
  isChosen: boolean;
  isFaded: boolean;
  onToggle: (value: string) => void;
}) {
  const format = useFormat();
  const ends = [
    { side: "short", amount: lossValue && negative(lossValue) },
    { side: "over", amount: gainValue },
  ]
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ side, amount }) => ({
      side,
      text: format.signedAmount(amount, 0),
      share: max === 0 ? 0 : Math.abs(Number(amount)) / max,
    }));
  const soFar = format.share(cumulativeShare);
  return (
    <MarkFilterButton
      className={styles.row}
      style={{ gridRow: index + 2 }}
      isChosen={isChosen}
      label={[name, ...ends.map(({ text }) => text), soFar].join(", ")}
      onPress={() => onToggle(value)}
    >
      <span className={`${styles.name} code`} title={name}>
        {name}
      </span>
      <span className={styles.space} data-faded={isFaded || undefined}>
        {ends.map(({ side, text, share }) => (
          <span
            key={side}
            className={styles.value}
            data-side={side}
            style={{ "--share": share } as CSSProperties}
          >
            {text}
          </span>
        ))}
      </span>
      <span className={styles.figure}>{soFar}</span>
    </MarkFilterButton>
  );
}

function negative(amount: string): string {
  return decimalText(negate(parseDecimal(amount)));
}

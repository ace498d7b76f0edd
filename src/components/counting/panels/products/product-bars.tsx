import { type CSSProperties, use, useMemo } from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import { useRowHeight } from "#components/counting/panels/groups/group-bars.tsx";
import { MarkFilterButton } from "#components/counting/panels/mark-filter-button.tsx";
import { decimalText, negate, parseDecimal } from "#domain/decimal/decimal.ts";
import type { TopProduct } from "#domain/groups/products.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./product-bars.module.css";

const DivergingBars = lazyComponent(
  async () => (await import("#charts/bars/diverging-bars.tsx")).DivergingBars,
  ChartPlaceholder,
);

/** Height of a row with the code above the description, in pixels. */
const twoLines = 34;

/** Height of a row among few at most, in pixels. */
const highest = 88;

/** The quantity of the bars: units without a value at cost. */
type Measure = "value" | "units";

interface NamedProduct extends TopProduct {
  readonly name: string;
  /** Value in the facet. */
  readonly value: string;
}

/** The shortage of each product to the left and its surplus to the right, on one scale. */
export function ProductBars({
  label,
  measure,
  products,
  room = 0,
  chosen,
  onToggle,
}: {
  label: string;
  measure: Measure;
  products: readonly NamedProduct[];
  /** Number of rows whose height fewer products share; 0 for rows of the usual height. */
  room?: number;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const t = useMessages("overview").overview;
  const isPaper = use(PaperContext);
  const height = useRowHeight();
  const shared = Math.min(highest, Math.floor((twoLines * room) / Math.max(1, products.length)));
  const rowHeight = isPaper ? height : Math.max(height, twoLines, shared);
  const values = useMemo(
    () =>
      products.map((product) => {
        const { short, over } = sidesOf(product, measure);
        return [Number(short), Number(over)] as const;
      }),
    [products, measure],
  );
  const max = Math.max(0, ...values.flat());
  const style = { "--rows": products.length, "--row": `${rowHeight}px` } as CSSProperties;
  return (
    <div role="group" aria-label={label} className={styles.bars} style={style}>
      <ErrorBoundary fallback={<p className={styles.missing}>{t.noChart}</p>}>
        <div className={styles.plot} aria-hidden="true">
          <div className={styles.drawing}>
            <DivergingBars values={values} rowHeight={rowHeight} />
          </div>
        </div>
      </ErrorBoundary>
      {products.map((product, index) => (
        <ProductRow
          key={product.key}
          product={product}
          measure={measure}
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
  product,
  measure,
  index,
  max,
  isChosen,
  isFaded,
  onToggle,
}: {
  product: NamedProduct;
  measure: Measure;
  index: number;
  /** Value of the longest bar. */
  max: number;
  isChosen: boolean;
  isFaded: boolean;
  onToggle: (value: string) => void;
}) {
  const format = useFormat();
  const { name, description, value } = product;
  const { short, over } = sidesOf(product, measure);
  const ends = [
    { side: "short", amount: short && negative(short) },
    { side: "over", amount: over },
  ]
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ side, amount }) => ({
      side,
      text: measure === "value" ? format.signedAmount(amount, 0) : format.signed(Number(amount)),
      share: max === 0 ? 0 : Math.abs(Number(amount)) / max,
    }));
  return (
    <MarkFilterButton
      className={styles.row}
      style={{ gridRow: index + 2 }}
      isChosen={isChosen}
      onClick={() => onToggle(value)}
    >
      <span className={styles.name} title={`${name} ${description}`}>
        <span className="code">{name}</span> <small>{description}</small>
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
    </MarkFilterButton>
  );
}

/** Short and over, both without a sign. */
function sidesOf(product: NamedProduct, measure: Measure) {
  return measure === "value"
    ? { short: product.lossValue, over: product.gainValue }
    : { short: product.lossUnits, over: product.gainUnits };
}

function negative(amount: string): string {
  return decimalText(negate(parseDecimal(amount)));
}

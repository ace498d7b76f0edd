import { memo, use, useMemo } from "react";
import { CostsHidden } from "#components/access/costs-hidden.tsx";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import { type GroupContext, groupColumns } from "#components/counting/panels/groups/columns.ts";
import { GroupTable } from "#components/counting/panels/groups/group-table.tsx";
import { useGroupContext } from "#components/counting/panels/groups/use-group-context.ts";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { PanelProps } from "#components/counting/panels/overview-props.ts";
import type { TopProduct } from "#domain/groups/products.ts";
import { lineFigures } from "#figures/of-lines.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import { facetValue } from "#lines/facet-value.ts";
import { tableOf } from "#table/entries/columns.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { ProductBars } from "./product-bars.tsx";
import styles from "./products-panel.module.css";

/** The columns of products that are ranked by the value of their differences. */
const productColumns = {
  ...groupColumns,
  ...tableOf<TopProduct, GroupContext>()((column) => ({
    cumulative: column.share(
      ({ overview }) => overview.products.cumulative,
      (product) => product.cumulativeShare,
      { isCost: true },
    ),
  })),
};

/** Products with a bar; fewer on a phone, whose rows are high. */
const maxProducts = { default: 10, phone: 6 };

/** The products with the largest differences, and how few of them make up most of the total. */
export const ProductsPanel = memo(function ProductsPanel({
  aggregates,
  search,
  max = maxProducts.default,
  isCompact = false,
}: PanelProps & {
  /** Number of products where there is room. */
  max?: number;
  /** Whether its head has room for the title alone, beside sections that are as high as the products at most. */
  isCompact?: boolean;
}) {
  const messages = useMessages("overview");
  const t = messages.overview.products;
  const format = useFormat();
  const isPhone = useMediaQuery(breakpoints.phone) && !use(PaperContext);
  const isAlone = useMediaQuery(breakpoints.medium);
  const { chosen, toggle } = useChartFacet("product", search);
  const { top, withDiscrepancy, makingUp80 } = aggregates.products;
  const hasValues = useIsVisible()(lineFigures["absolute-value"]);
  const isByValue = withDiscrepancy === 0 ? hasValues : (makingUp80 ?? 0) > 0;
  const context = useGroupContext();
  const table = useMemo(
    () => ({
      rows: top.map((product) => ({
        group: product.key,
        name: product.name ?? product.key,
        isCode: true,
        totals: product,
      })),
      columns: isByValue ? productColumns : groupColumns,
      context,
    }),
    [top, isByValue, context],
  );
  const products = useMemo(
    () =>
      top.slice(0, isPhone ? maxProducts.phone : max).map((product) => ({
        ...product,
        name: product.name ?? product.key,
        value: facetValue(product.key),
      })),
    [top, isPhone, max],
  );
  const lead =
    withDiscrepancy === 0
      ? t.none
      : makingUp80 === null
        ? t.withoutCosts(format.number(withDiscrepancy), withDiscrepancy)
        : makingUp80 === 0
          ? t.worthless
          : t.makingUp(format.number(makingUp80), makingUp80, format.number(withDiscrepancy));
  return (
    <Panel
      title={t.title}
      scope={!isCompact && lead}
      control={
        <small className={styles.key}>
          <span className={styles.short}>▼ {t.short}</span>
          <span className={styles.over}>▲ {t.over}</span>
        </small>
      }
      menu={<GroupTable title={t.title} grouping="product" group={t.group} table={table} />}
    >
      {makingUp80 === null && <CostsHidden />}
      <ProductBars
        label={t.title}
        measure={isByValue ? "value" : "units"}
        products={products}
        room={isCompact && !isAlone ? max : 0}
        chosen={chosen}
        onToggle={toggle}
      />
    </Panel>
  );
});

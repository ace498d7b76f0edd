import { Link, useSearchParams } from "react-router";
import type { Group } from "#domain/groups/group-totaller.ts";
import { facetValue } from "#lines/facet-value.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { queueSearch } from "./links.ts";
import styles from "./queues-panel.module.css";

const maxProducts = 3;

/** Misplaced products with the largest differences; each opens its lines. */
export function MisplacedProducts({
  products,
  filter,
}: {
  /** Largest differences first. */
  products: readonly Group<string>[];
  /** The current filter. */
  filter: LineFilter;
}) {
  const t = useMessages("overview").overview.queues;
  const format = useFormat();
  const [params] = useSearchParams();
  const first = products.slice(0, maxProducts);
  const units = format.quantities(first.map(({ netUnits }) => netUnits));
  return (
    <ul className={styles.products}>
      {first.map(({ key, name, netValue }, index) => {
        const net =
          netValue === null ? t.netUnits(units[index] ?? "") : format.signedAmount(netValue, 0);
        const filtered = queueSearch("misplaced", filter, { product: [facetValue(key)] });
        return (
          <li key={key}>
            <Link to={`?${countingSearch.update(params, filtered)}`} data-product={key}>
              <span className="code">{name ?? key}</span> {t.net(net)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

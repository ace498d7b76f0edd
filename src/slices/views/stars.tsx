import Star from "lucide-react/icons/star";
import { useKnownWarehouses } from "#components/countings-filter/use-known-warehouses.ts";
import { byName, identifierOf } from "#components/countings-filter/warehouse-names.ts";
import { failureWords } from "#components/failure-block.tsx";
import { Link } from "#components/link.tsx";
import type { Warehouse } from "#contract/counting.ts";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { changeOwnViews, useOwnViews } from "#hooks/own-views.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { viewMessages } from "./messages.ts";
import styles from "./page.module.css";

const everyCounting = {};

/** The warehouses known so far, with a star to press: starred ones come first in the list's filter. */
export function Stars() {
  const t = useMessages(viewMessages);
  const { stars } = useOwnViews();
  const { warehouseBy } = useSettings();
  const known = useKnownWarehouses();
  const isStarred = ({ id }: Warehouse) => stars.some((star) => star.id === id);
  const unknown = stars.filter((star) => known.every(({ id }) => id !== star.id));
  const all = byName([...known, ...unknown]);
  const toggle = (warehouse: Warehouse) =>
    changeOwnViews((own) => ({
      stars: own.stars.some(({ id }) => id === warehouse.id)
        ? own.stars.filter(({ id }) => id !== warehouse.id)
        : [...own.stars, warehouse],
    }));
  return (
    <>
      {known.length === 0 && <FirstWarehouses />}
      {all.length > 0 && <p className={styles.quiet}>{t.starHint}</p>}
      <ul className={styles.stars} aria-label={t.warehouses}>
        {all.map((warehouse) => {
          const query = new URLSearchParams({ warehouse: identifierOf(warehouse, warehouseBy) });
          return (
            <li key={warehouse.id}>
              <Button
                variant="icon"
                aria-label={t.star(warehouse.name)}
                aria-pressed={isStarred(warehouse)}
                onClick={() => toggle(warehouse)}
              >
                <Star aria-hidden="true" />
              </Button>
              <Link to={`${paths.countings()}?${query}`}>{warehouse.name}</Link>
              <span className="code">{warehouse.code}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Loads the list of countings, which names the warehouses, where it was not opened before; says why there is none. */
function FirstWarehouses() {
  const t = useMessages(viewMessages);
  const { failures } = useMessages("all");
  const { loaded, failed } = useCountings(everyCounting);
  if (failed) return <p className={styles.quiet}>{failureWords(failed.failure, failures).title}</p>;
  return loaded ? <p className={styles.quiet}>{t.noWarehouses}</p> : <Skeleton height={44} />;
}

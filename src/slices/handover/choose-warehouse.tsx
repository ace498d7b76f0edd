import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import type { Counting } from "#contract/counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { PageHead } from "#layout/page-head.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import { activeWarehouses } from "./active-warehouses.ts";
import styles from "./page.module.css";
import { handoverSearch } from "./search.ts";
import { words } from "./words.ts";

/** The warehouses with an active counting, to choose one. */
export function ChooseWarehouse({ countings }: { countings: readonly Counting[] }) {
  const t = useWords(words);
  const { locale } = useFormat();
  const { warehouseBy } = useSettings();
  const [params] = useSearchParams();
  const warehouses = useMemo(() => activeWarehouses(countings, locale), [countings, locale]);
  return (
    <>
      <PageHead title={t.title}>
        <p>{warehouses.length === 0 ? t.noWarehouse : t.chooseHint}</p>
      </PageHead>
      <section className={styles.choice}>
        <h2>{t.choose}</h2>
        <ul>
          {warehouses.map((warehouse) => (
            <li key={warehouse.id}>
              <Link
                to={`?${handoverSearch.update(params, { warehouse: String(warehouse[warehouseBy]) })}`}
              >
                {warehouse.name} <small>{warehouse.code}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

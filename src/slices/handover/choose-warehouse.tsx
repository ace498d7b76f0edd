import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { LinkButton } from "#components/link-button.tsx";
import type { Counting } from "#contract/counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { PageHead } from "#layout/page-head.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { handoverMessages } from "./messages.ts";
import styles from "./page.module.css";
import { offeredWarehouses } from "./rules/offered-warehouses.ts";
import { handoverSearch } from "./search.ts";

/** The warehouses with something to hand over, to choose one, and all of them. */
export function ChooseWarehouse({
  countings,
  from,
}: {
  countings: readonly Counting[];
  /** Milliseconds since 1970; `null` while it is unknown. */
  from: number | null;
}) {
  const t = useMessages(handoverMessages);
  const { locale } = useFormat();
  const { warehouseBy } = useSettings();
  const [params] = useSearchParams();
  const warehouses = useMemo(
    () => offeredWarehouses(countings, from, locale),
    [countings, from, locale],
  );
  const to = (change: Parameters<typeof handoverSearch.update>[1]) =>
    `?${handoverSearch.update(params, change)}`;
  const active = warehouses.filter(({ hasActive }) => hasActive);
  const ended = warehouses.filter(({ hasActive }) => !hasActive);
  const list = (listed: typeof warehouses) => (
    <ul>
      {listed.map(({ warehouse }) => (
        <li key={warehouse.id}>
          <Link to={to({ warehouse: String(warehouse[warehouseBy]) })}>
            {warehouse.name} <small>{warehouse.code}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageHead title={t.title}>
        <p>{warehouses.length === 0 ? t.noWarehouse : t.chooseHint}</p>
      </PageHead>
      {warehouses.length > 0 && (
        <section className={styles.choice}>
          {warehouses.length > 1 && <LinkButton to={to({ all: true })}>{t.showAll}</LinkButton>}
          <h2>{t.choose}</h2>
          {active.length > 0 && list(active)}
          {ended.length > 0 && (
            <>
              <h3>{t.noneActive}</h3>
              {list(ended)}
            </>
          )}
        </section>
      )}
    </>
  );
}

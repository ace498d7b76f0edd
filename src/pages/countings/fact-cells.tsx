import { Link, useSearchParams } from "react-router";
import { withShared } from "#pages/shared-search.ts";
import { paths } from "#paths.ts";
import { useMessages } from "#ui/locale.tsx";
import { People } from "#ui/people.tsx";
import styles from "./cells.module.css";
import { useCountingAt } from "./counting-at.ts";

/** Whether the counting is ongoing. */
export function StatusCell() {
  const words = useMessages().progress;
  const { active } = useCountingAt().counting;
  return (
    <span className={styles.status} data-active={active}>
      <i aria-hidden="true" />
      {active ? words.active : words.finished}
    </span>
  );
}

/** Where the counting is, and the link to it, which covers the whole row. */
export function WarehouseCell() {
  const { id, warehouse } = useCountingAt().counting;
  const [search] = useSearchParams();
  return (
    <Link className={styles.warehouse} to={withShared(paths.counting(id), search)}>
      <span className={styles.name}>{warehouse.name}</span>{" "}
      <span className={styles.code}>{warehouse.code}</span>
    </Link>
  );
}

/** Who takes or took part. */
export function ParticipantsCell() {
  return <People users={useCountingAt().counting.participants} most={3} />;
}

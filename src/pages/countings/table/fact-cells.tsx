import { Link } from "react-router";
import { paths } from "#routes.ts";
import { People } from "#ui/people.tsx";
import styles from "./cells.module.css";
import { useRow } from "./row-context.ts";

/** Whether the counting is active. */
export function StatusCell() {
  const { facts, t } = useRow();
  return (
    <span className={styles.status} data-active={facts.active}>
      {facts.active ? t.progress.active : t.progress.finished}
    </span>
  );
}

/** The warehouse, and the link that covers the whole row. */
export function WarehouseCell() {
  const { counting, query } = useRow();
  const { id, warehouse } = counting;
  return (
    <Link className={styles.warehouse} to={`${paths.counting(id)}${query}`}>
      <span className={styles.name}>{warehouse.name}</span>{" "}
      <span className={styles.code}>{warehouse.code}</span>
    </Link>
  );
}

export function ParticipantsCell() {
  return <People users={useRow().counting.participants} max={3} />;
}

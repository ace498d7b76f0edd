import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#routes.ts";
import { People } from "#ui/people.tsx";
import type { CellContext } from "./cell-context.ts";
import styles from "./cells.module.css";
import type { CountingAt } from "./counting-at.ts";

/** Whether the counting is active. */
export function statusCell({ facts }: CountingAt, { t }: CellContext): ReactNode {
  return (
    <span className={styles.status} data-active={facts.active}>
      {facts.active ? t.progress.active : t.progress.finished}
    </span>
  );
}

/** The warehouse, and the link that covers the whole row. */
export function warehouseCell({ counting }: CountingAt, { query }: CellContext): ReactNode {
  const { id, warehouse } = counting;
  return (
    <Link className={styles.warehouse} to={`${paths.counting(id)}${query}`}>
      <span className={styles.name}>{warehouse.name}</span>{" "}
      <span className={styles.code}>{warehouse.code}</span>
    </Link>
  );
}

export function participantsCell({ counting }: CountingAt): ReactNode {
  return <People users={counting.participants} max={3} />;
}

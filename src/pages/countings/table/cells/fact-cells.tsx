import { Link } from "#components/link.tsx";
import { paths } from "#routes.ts";
import { People } from "#ui/people.tsx";
import styles from "./fact-cells.module.css";
import { useRow } from "./row-context.ts";

/** Whether the counting is active, in a word. */
export function StatusCell() {
  const { facts, t } = useRow();
  return (
    <span data-active={facts.active}>{facts.active ? t.progress.active : t.progress.finished}</span>
  );
}

/** The warehouse, whether its counting is active, and the link that covers the whole row. */
export function WarehouseCell() {
  const { counting, facts, t, isNarrow } = useRow();
  const { id, warehouse } = counting;
  return (
    <>
      <span className={styles.status} data-active={facts.active}>
        <span className="visually-hidden">
          {facts.active ? t.progress.active : t.progress.finished}
        </span>
      </span>
      <Link
        className={styles.warehouse}
        to={paths.counting(id)}
        // Dragging selects cells.
        draggable={false}
      >
        <span className={styles.name}>{warehouse.name}</span>{" "}
        <span className={styles.code}>
          {warehouse.code}
          {!isNarrow && ` · ${shortId(id)}`}
        </span>
      </Link>
    </>
  );
}

export function ParticipantsCell() {
  return <People users={useRow().counting.participants} max={3} />;
}

/** Ids are long; their beginnings tell the countings of a warehouse apart. */
function shortId(id: string): string {
  return id.length > 8 ? `${id.slice(0, 7)}…` : id;
}

import type { IncidentType } from "#contract/incident.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./page.module.css";

/** Title and number of types, with a warning about repeated names: they are no identifiers. */
export function Head({ types }: { types: readonly IncidentType[] | null }) {
  const t = useMessages("all").incidentTypes;
  const format = useFormat();
  const names = new Set(types?.map(({ name }) => name)).size;
  return (
    <div className={styles.head}>
      <h1>{t.title}</h1>
      {types && types.length > 0 && (
        <p>
          {names === types.length
            ? t.listed(types.length, format.number(types.length))
            : t.listedNames(format.number(names), names, format.number(types.length - names))}
        </p>
      )}
    </div>
  );
}

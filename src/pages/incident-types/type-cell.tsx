import type { IncidentGroup } from "#domain/groups/incident-groups.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./types-table.module.css";

/** A type's name, and what is unusual about it. */
export function TypeCell({ group: { name, listed } }: { group: IncidentGroup }) {
  const words = useMessages().incidentTypes;
  const note = useNote(name, listed);
  return (
    <th scope="row" className={styles.type}>
      <span className="prose" data-placeholder={!name || undefined}>
        {name === null ? words.noType : name || words.emptyName}
      </span>
      {note.tag && <em>{note.tag}</em>}
      {note.text && <small>{note.text}</small>}
    </th>
  );
}

function useNote(name: string | null, listed: number): { tag?: string; text?: string } {
  const words = useMessages().incidentTypes;
  const format = useFormat();
  if (name === null) return { text: words.untyped };
  if (listed === 0) return { tag: words.unlisted, text: words.unlistedMeaning };
  if (listed === 1) return {};
  return {
    tag: listed === 2 ? words.listedTwice : words.listedTimes(format.number(listed)),
    text: words.sameNameMeaning,
  };
}

import { useFormat, useWords } from "#ui/locale.tsx";
import type { IncidentGroup } from "./incident-groups.ts";
import styles from "./types-table.module.css";
import { words } from "./words.ts";

/** A type's name, with a note when it is unusual. */
export function TypeCell({ group: { name, listed } }: { group: IncidentGroup }) {
  const t = useWords(words);
  const note = useNote(name, listed);
  return (
    <th scope="row" className={styles.type}>
      <span className="prose" data-placeholder={!name || undefined}>
        {name === null ? t.noType : name || t.emptyName}
      </span>
      {note.tag && <em>{note.tag}</em>}
      {note.text && <small>{note.text}</small>}
    </th>
  );
}

function useNote(name: string | null, listed: number): { tag?: string; text?: string } {
  const t = useWords(words);
  const format = useFormat();
  if (name === null) return { text: t.untyped };
  if (listed === 0) return { tag: t.unlisted, text: t.unlistedMeaning };
  if (listed === 1) return {};
  return {
    tag: listed === 2 ? t.listedTwice : t.listedTimes(format.number(listed)),
    text: t.sameNameMeaning,
  };
}

import type { IncidentType } from "#contract/incident.ts";
import { PageHead } from "#layout/page-head.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import { words } from "./words.ts";

/** Title and number of types, with a warning about repeated names: they are no identifiers. */
export function Head({ types }: { types: readonly IncidentType[] | null }) {
  const t = useWords(words);
  const format = useFormat();
  const names = new Set(types?.map(({ name }) => name)).size;
  return (
    <PageHead title={t.title} isShared>
      {types && types.length > 0 && (
        <p>
          {names === types.length
            ? t.listed(types.length, format.number(types.length))
            : t.listedNames(format.number(names), names, format.number(types.length - names))}
        </p>
      )}
    </PageHead>
  );
}

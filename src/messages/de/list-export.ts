import type { listExport as english } from "#messages/en/list-export.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  file: (date, isPartial) => `countboard-zaehlungen-${date}${isPartial ? "-unvollstaendig" : ""}`,
  partial: (loaded, total) =>
    `Nur ${loaded} von ${total} ${nouns.counts(total)} ${plural(loaded, "ist", "sind")} geladen. Andere stehen nicht in der Datei.`,
  columns: {
    id: "Zählung",
    code: "Lagercode",
    conclusion: "Voraussichtliches Ende",
    total: "Positionen",
    counted: "Gezählte Positionen",
    left: "Offene Positionen",
    progress: "Anteil gezählt",
    people: "Personen",
  },
};

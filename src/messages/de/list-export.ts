import type { listExport as english } from "#messages/en/list-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  title: "Zählungen exportieren",
  rows: (count, countings) =>
    `${count} ${plural(countings, "Zählung", "Zählungen")}, gefiltert und sortiert wie auf der Seite.`,
  partial: (loaded, total) =>
    `Nur ${loaded} von ${total} Zählungen sind geladen. Andere stehen nicht in der Datei.`,
  notLoaded: "Die Zählungen sind noch nicht geladen. Versuchen Sie es gleich noch einmal.",
  download: "CSV herunterladen",
  columns: {
    id: "Zählung",
    active: "Status",
    warehouse: "Lager",
    code: "Lagercode",
    startedAt: "Beginn",
    endsAt: "Frist",
    conclusion: "Voraussichtliches Ende",
    total: "Positionen",
    counted: "Gezählte Positionen",
    left: "Offene Positionen",
    progress: "Anteil gezählt",
    discrepancies: "Abweichungen",
    incidents: "Vorfälle",
    people: "Personen",
  },
  file: (date, isPartial) =>
    `countboard-zaehlungen-${date}${isPartial ? "-unvollstaendig" : ""}.csv`,
};

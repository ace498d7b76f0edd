import type { listExport as english } from "#messages/en/list-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  title: "Exporter les comptages",
  rows: (count, countings) =>
    `${count} ${plural(countings, "comptage", "comptages")}, avec les filtres et le tri de la page.`,
  partial: (loaded, total) =>
    `Seuls ${loaded} comptages sur ${total} sont chargés. Le fichier n’en contient pas d’autres.`,
  notLoaded: "Les comptages ne sont pas encore chargés. Réessayez dans un instant.",
  download: "Télécharger le CSV",
  columns: {
    id: "Comptage",
    active: "État",
    warehouse: "Entrepôt",
    code: "Code de l’entrepôt",
    startedAt: "Début",
    endsAt: "Échéance",
    conclusion: "Fin prévue",
    total: "Lignes",
    counted: "Lignes comptées",
    left: "Lignes restantes",
    progress: "Part comptée",
    discrepancies: "Écarts",
    incidents: "Incidents",
    people: "Personnes",
  },
  file: (date, isPartial) => `countboard-comptages-${date}${isPartial ? "-partiel" : ""}.csv`,
};

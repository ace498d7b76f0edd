import type { listExport as english } from "#messages/en/list-export.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  file: (date, isPartial) => `countboard-comptages-${date}${isPartial ? "-partiel" : ""}`,
  partial: (loaded, total) =>
    `${plural(loaded, "Seul", "Seuls")} ${loaded} ${nouns.counts(loaded)} sur ${total} ${plural(loaded, "est chargé", "sont chargés")}. Le fichier n’en contient pas d’autres.`,
  columns: {
    id: "Comptage",
    code: "Code de l’entrepôt",
    conclusion: "Fin prévue",
    total: "Lignes",
    counted: "Lignes comptées",
    left: "Lignes restantes",
    progress: "Part comptée",
    people: "Personnes",
  },
};

import type { dataChecks as english } from "#messages/en/data-checks.ts";
import { nouns, plural } from "./plural.ts";

const { lines } = nouns;

/** What does not fit together in a counting's data. */
export const dataChecks: typeof english = {
  title: "Contrôles des données",
  disagree: (figure, header, lines) =>
    `Les totaux ne concordent pas : ${header} ${figure} dans le résumé, ${lines} dans les lignes`,
  disagreeConsequence: "La barre montre le résumé ; graphiques et tableau, les lignes.",
  figure: {
    total: "au total",
    counted: "comptées",
    left: "restantes",
    incidents: "incidents",
  },
  doesNotAddUp: (counted, left, total) =>
    `Les totaux ne concordent pas : ${counted} ${plural(counted, "comptée", "comptées")} et ${left} ${plural(left, "restante", "restantes")} ne font pas ${total}.`,
  noWindow: "L’échéance n’est pas postérieure au début : il n’y a donc pas de plan.",
  asSent: "affichées telles que reçues",
  lines: {
    finishedWithoutCount: (count, of) =>
      `${count} ${lines(of)} ${plural(of, "clôturée", "clôturées")} sans quantité`,
    differenceBeforeCount: (count, of) =>
      `${count} ${lines(of)} avec une différence, mais non ${plural(of, "comptée", "comptées")}`,
    futureFinish: (count, of) =>
      `${count} ${plural(of, "ligne terminée", "lignes terminées")} dans le futur`,
    repeated: (count, of) =>
      `${count} ${lines(of)} avec le numéro ou l’identifiant d’une autre ligne`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "ligne qui désigne", "lignes qui désignent")} un autre comptage`,
  },
  group: "Contrôles des données",
  notes: {
    "stock-moved": "l’emplacement ne contient plus ni le stock attendu ni le stock compté",
    "changed-after-count": "le produit a été modifié après la fin de la ligne",
    "listed-twice": "une autre ligne a les mêmes produit, emplacement et lot",
    "negative-stock": "sous 0 : attendu, compté ou présent",
    "fractional-count": "une fraction de pièce, pour un produit compté en pièces entières",
    "finish-before-start": "ses deux heures se contredisent",
  },
};

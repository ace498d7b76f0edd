import type { lineFilters as english } from "#messages/en/line-filters.ts";
import { plural } from "./plural.ts";

/** Messages of the filters of product lines. */
export const lineFilters: typeof english = {
  inForce: "Filtres appliqués",
  searched: "Recherche",
  scopes: {
    zone: (parts, depth) =>
      `${depth === 1 ? "première partie" : `${parts} premières parties`} du code d’emplacement`,
    recount: "par rapport au comptage précédent",
    earlier: (counts, count) =>
      count === 1 ? "au dernier comptage" : `aux ${counts} derniers comptages`,
  },
  earlierUnknown:
    "On ne sait pas ici, ou pas encore, combien de fois les produits étaient faux aux comptages précédents : l’historique n’a aucun comptage précédent de cet entrepôt ou ne répond pas.",
  lens: "Classe par",
  values: {
    holds: { yes: "oui", none: "non" },
    difference: {
      short: "Manque",
      over: "Excédent",
      zero: "Sans différence",
      none: "Inconnue",
    },
    documented: { yes: "Justifiée", no: "Non justifiée", none: "Sans écart" },
    recount: {
      confirmed: "Confirmé",
      cleared: "Résolu",
      reduced: "Plus proche",
      worsened: "Plus éloigné",
      turned: "Signe inversé",
      none: "Rien à comparer",
    },
    "wrong-before": {
      "3": "Trois fois ou plus",
      "2": "Deux fois",
      "1": "Une fois",
      "0": "Jamais",
      none: "Inconnu",
    },
    incident: { none: "Sans incident", untyped: "Incident sans type" },
    abc: { none: "Sans classe" },
    lot: { none: "Sans lot" },
    reason: { none: "Sans motif" },
    zone: { none: "Sans zone" },
    accuracy: {
      exact: "Exacte",
      tolerated: "Écart dans la tolérance",
      off: "Hors tolérance",
      none: "Inconnue",
    },
  },
  ids: {
    reason: (id) => `Motif ${id}`,
    product: (id) => `Produit ${id}`,
  },
  empty: "(vide)",
  withId: (name, id) => `${name} (${id})`,
  hints: "Indices",
  hintTexts: {
    misplaced: "une autre ligne du produit diffère en sens inverse",
    pack: "la différence est un multiple de l’unité de conditionnement",
    stalled: "commencée il y a longtemps, non terminée",
  },
  searchIn: (facet) => `Chercher dans ${facet}`,
  noValue: "Aucune valeur de ce nom parmi ces lignes.",
  showMore: (count) => `${count} de plus`,
  showFewer: "Moins",
  notListed: (count, values) =>
    `${count} ${plural(values, "autre valeur n’est pas listée ; la recherche des lignes la trouve", "autres valeurs ne sont pas listées ; la recherche des lignes les trouve")}.`,
  ranges: {
    difference: "Différence",
    value: "Valeur",
    finishedAt: "Terminée",
    "documentation.createdAt": "Justifiée",
    "incident.createdAt": "Incident signalé",
  },
  units: {
    difference: "unités",
    value: "différence × coût",
    times: (zone) => `fuseau ${zone}`,
  },
  from: "De",
  to: "À",
  since: (end) => `à partir de ${end}`,
  until: (end) => `jusqu’à ${end}`,
  between: (from, to) => `${from} à ${to}`,
  faults: {
    number: (example) =>
      `Non appliqué : saisissez un nombre comme ${example}, de 15 chiffres au plus.`,
    time: "Non appliqué : la date ou l’heure est incomplète.",
    year: "Non appliqué : saisissez l’année avec quatre chiffres.",
    skipped: (zone) => `Non appliqué : cette heure n’existe pas dans le fuseau ${zone}.`,
    reversed: "La fin précède le début : aucune ligne ne peut correspondre.",
  },
  twice: (zone) => `Cette heure existe deux fois dans le fuseau ${zone} ; les deux sont incluses.`,
};

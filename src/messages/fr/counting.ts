import type { counting as english } from "#messages/en/counting.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "ligne", "lignes");

/** Messages of one counting's page. */
export const counting: typeof english = {
  announceReady: (warehouse) => `Comptage chargé : ${warehouse}`,
  started: "Début",
  deadline: "Échéance",
  lastFinish: "Dernière ligne terminée",
  ended: "Fin",
  participants: (count) => `Participants, ${count}`,
  recountRound: "À recompter",
  in: (duration) => `dans ${duration}`,
  ago: (duration) => `il y a ${duration}`,
  progress: "Avancement",
  counted: "comptées",
  of: "sur",
  withDiscrepancy: "avec écart",
  left: "restantes",
  start: (time) => `début ${time}`,
  deadlineAt: (time) => `échéance ${time}`,
  pace: "Plan",
  evenPaceNow: (counted, total, due) =>
    `${counted} sur ${total}. Selon le plan, ce serait ${due} à cette heure.`,
  overdue: "Hors délai :",
  yesOrNo: (yes) => (yes ? "oui" : "non"),
  noConclusion: "Pas de prévision tant que les chiffres sont anciens",
  figures: {
    counted: "Comptées",
    left: "Restantes",
    rate: "Cadence",
    accuracy: "Exactitude",
    netVariance: "Écart net",
    absoluteVariance: "Écart absolu",
    undocumented: "Non justifiés",
    incidents: "Incidents",
    perHour: "/h",
    lastHour: "sur 60 min ;",
    lastWorkHour: "sur 1 h travaillée ;",
    overall: "en moyenne",
    firstToLast: "de la première à la dernière ligne",
    inProgress: (count) => `${count} en cours`,
    atCost: "différence × coût",
    shortAndOver: (short, over) => `manque ${short}, excédent ${over}`,
    ofDiscrepancies: (count, discrepancies) =>
      `sur ${count} ${plural(discrepancies, "écart", "écarts")}`,
    onLines: (count, of) => `sur ${count} ${lines(of)}`,
    exactOf: (count, of) => `${count} sur ${of} ${plural(count, "exacte", "exactes")}`,
    net: "Net",
    absolute: "Absolu",
    short: "Manque",
    over: "Excédent",
    lines: (count, of) => `${count} ${lines(of)}`,
    atCostUnits: (units) => `en valeur ; ${units} ${plural(units, "unité", "unités")}`,
    inAll: (figure) => `${figure} au total`,
    ofInAll: (figure) => `sur ${figure} au total`,
  },
  tabs: {
    label: "Parties du comptage",
    overview: "Synthèse",
    lines: "Lignes",
    discrepancies: "Écarts",
    incidents: "Incidents",
    recounts: "Recomptages",
    people: "Personnes",
  },
  lineFigures: {
    title: "Contrôles",
    scope: "totaux des lignes",
    "lines-total": "Lignes",
    "lines-counted": "Comptées",
    "lines-left": "Restantes",
    "lines-discrepancies": "Écarts",
    recounted: "Lignes avec un comptage précédent",
  },
  notices: {
    unreadable: (count, of, total) =>
      total === 1
        ? `Impossible de lire ${count} ligne sur ${of}.`
        : `Impossible de lire ${count} des ${of} lignes.`,
    unreadableConsequence: "Aucun chiffre tiré des lignes n’en tient compte.",
    headerCountsThem:
      "Le résumé les inclut. La barre montre le résumé ; graphiques et tableau, les lignes.",
    unreadableLine: (position, field) => `Ligne ${position} : ${field}`,
    incomplete: (read, total) =>
      `Seulement ${read} ${plural(read, "ligne reçue", "lignes reçues")} sur ${total}.`,
    incompleteConsequence:
      "Graphiques, tableau et chiffres des lignes ne portent que sur celles-ci ; la barre porte sur toutes.",
    loadAllLines: "Charger toutes les lignes",
    which: "Lesquelles ?",
  },
  noOverview:
    "La synthèse n’a pas pu être chargée, mais les lignes l’ont été. Rechargez la page pour réessayer.",
  readingLines: "Lignes lues",
  stopReading: "Arrêter",
  loadingLines: (read, total) => `${read} ${plural(read, "ligne lue", "lignes lues")} sur ${total}`,
  header: {
    back: "Retour aux comptages",
    undocumented: "non justifiés",
    figures: "Chiffres",
    tools: "Outils",
    more: "Plus",
    benefits: {
      rescue: "Ce qu’il faut pour tenir l’échéance",
      recountRound: "Les lignes qui méritent d’être recomptées",
      recountLines: (count, of) => `${count} ${lines(of)} à recompter : 80 % de l’écart en valeur`,
      recountLinesInUnits: (count, of) =>
        `${count} ${lines(of)} à recompter : 80 % de l’écart en unités`,
      changes: "Ce qui s’est passé depuis votre dernière visite",
      changesSince: (time, count, of) =>
        `Depuis ${time} : ${count} ${lines(of)} ${plural(of, "comptée", "comptées")}`,
    },
  },
  actions: {
    print: "Imprimer",
    more: "Plus d’actions",
  },
  report: {
    onPaper:
      "Imprimé comme à l’écran : seulement les lignes visibles. Le rapport les contient toutes.",
  },
  replay: {
    open: "Revoir le déroulement",
    openChanges: "Ce qui a changé",
    closeChanges: "Fermer ce qui a changé",
    changesFailed: "Les changements n’ont pas pu être chargés. Rechargez la page.",
    backToLive: "Revenir au direct",
    failed: "Le déroulement n’a pas pu être chargé. Rechargez la page pour réessayer.",
    rebuilt: "reconstitué à partir des lignes",
    moment: "Moment affiché",
    notLive: "en différé",
  },
  scope: {
    allInStrip: (total, of) => `sur ${of === 1 ? "" : "les "}${total} ${lines(of)}`,
    filter: (name) => `Filtrer les lignes : ${name}`,
  },
  rescue: {
    title: "Plan de rattrapage",
    notLoaded: "Le plan de rattrapage n’a pas pu être chargé ; rechargez la page pour réessayer.",
  },
  exportLines: "Exporter les lignes",
  filters: {
    name: "Filtres",
    facets: {
      state: "État",
      zone: "Zone",
      difference: "Différence",
      documented: "Justification",
      person: "Affectée à",
      recount: "Recomptage",
      abc: "Classe ABC",
      incident: "Incident",
      lot: "Lot",
      reason: "Motif",
      product: "Produit",
      misplaced: "Mal rangé ?",
      pack: "Carton ou pièce ?",
      stalled: "Restée ouverte",
      accuracy: "Exactitude",
      recounted: "Recomptée",
      "stock-moved": "Stock déplacé",
      "changed-after-count": "Modifié après le comptage",
      "listed-twice": "En double",
      "negative-stock": "Stock négatif",
      "fractional-count": "Quantité fractionnaire",
      "finish-before-start": "Terminée avant le début",
    },
    remove: (filter) => `Retirer le filtre : ${filter}`,
    failed:
      "Les filtres n’ont pas pu être chargés ; les lignes restent telles quelles. Rechargez la page pour réessayer.",
    noMatch: {
      title: "Aucune ligne ne correspond à ces filtres",
      text: "Toutes les lignes de ce comptage ont été vérifiées.",
    },
  },
  columns: {
    open: "Colonnes",
    failed: "Le choix des colonnes n’a pas pu être chargé. Rechargez la page pour réessayer.",
  },
};

import type { overview as english } from "#messages/en/overview.ts";
import { afterPreposition, around } from "./moments.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "ligne", "lignes")}`;

/** Messages of a counting's overview: its charts, their tables and its work queues. */
export const overview: typeof english = {
  scope: (matching, total) =>
    `${matching} ${plural(matching, "ligne affichée", "lignes affichées")} sur ${total}`,
  arriving: "La lecture des lignes continue.",
  filterFailed:
    "Les lignes n’ont pas pu être filtrées. Les graphiques et les chiffres restent inchangés.",
  noChart: "Le graphique n’a pas pu être chargé ; le tableau contient ses chiffres.",
  others: (count) => `${count} ${plural(count, "autre", "autres")}`,
  asTable: "Voir en tableau",
  tableOf: (title) => `${title}, en tableau`,
  noLines: "Aucune ligne à afficher",
  more: "Plus de chiffres",
  columns: {
    lines: "Lignes",
    counted: "Comptées",
    left: "Reste",
    discrepancies: "Écarts",
    accuracy: "Exactitude",
    tolerance: "Dans la tolérance",
    behind: "Sur la base de",
    netValue: "Écart net en valeur",
    absoluteValue: "Écart absolu en valeur",
    shareOfLines: "% des lignes",
    shareOfValue: "% de la valeur",
    valueAtRisk: "Valeur non comptée",
    countedOf: "Comptées",
  },
  countedOf: (counted, of) => `${counted} sur ${of}`,
  burnUp: {
    title: "Lignes comptées au fil du temps",
    summary: (counted, total) =>
      `${counted} ${plural(counted, "ligne comptée", "lignes comptées")} sur ${total} au fil du temps`,
    counted: (count) => `Comptées ${count}`,
    paceNow: (count) => `Plan ${count}`,
    deadline: (time) => `Échéance ${time}`,
    deadlineWith: (time, count) =>
      `Échéance ${time}, avec ${count} ${plural(count, "comptée", "comptées")}`,
    restart: (time) => `reprendre avant ${afterPreposition(time)}`,
    forecast: (early, late) =>
      late === null
        ? `Fin ${around(early)}`
        : `Fin entre ${afterPreposition(early)} et ${afterPreposition(late)}`,
    needed: (rate) => `il en faut ${rate}`,
    perHour: "Lignes par heure",
    partRead: (share) => `${share} des lignes lues`,
    from: "De",
    finished: "Terminées",
    byThen: "Comptées à la fin",
    pace: "Plan à ce moment",
    slots: "Lignes terminées par heure",
    slot: (from, until, count, of) =>
      `${from} à ${until} : ${lines(count, of)} ${plural(of, "terminée", "terminées")}`,
    readCounted: (count) => `${count} ${plural(count, "comptée", "comptées")}`,
    readPace: (count) => `${count} prévues`,
    readRate: (rate) => `${rate} par heure`,
  },
  zones: {
    title: "Par zone",
    group: "Zone",
    depth: "Parties du code d’emplacement qui forment une zone",
    like: (code) => `Zone : ${code}`,
  },
  classes: {
    title: "Classes ABC",
    group: "Classe",
    scope: "compté ; part des lignes et de la valeur",
    none: "Sans classe",
    left: "restantes",
    lines: "lignes",
    value: "valeur",
    risk: "pas encore compté",
    valueCounted: "Valeur comptée",
    valueAtRisk: "Valeur pas encore comptée",
    atRiskScope: "stock attendu non compté, au prix de revient",
  },
  progress: {
    title: "Avancement et exactitude",
    by: "Avancement et exactitude par",
    groups: { zone: "Zone", person: "Personne", abc: "Classe ABC" },
    counted: "Comptées",
    left: "restantes",
    accurate: (share) => `exactitude ${share}`,
    value: "Valeur",
    mean: (share) => `toutes ${share}`,
    legend: "Anneau : moins de 20 lignes",
  },
  accuracy: {
    tolerant: "Dans la tolérance",
    of: (count, of) => `sur ${lines(count, of)}`,
    settings: "Tolérances",
    settingsLead: "Différence encore admise à chaque ligne, en pourcentage du stock attendu",
    classOf: (name) => (name === "none" ? "Sans classe" : `Classe ${name}`),
    reset: "Rétablir les tolérances",
    badPercent: "Non appliqué : saisissez un pourcentage de 0 à 100.",
  },
  cost: {
    title: "Ce que coûtent les écarts",
    scope: "différence × coût",
    kind: "Écart",
    units: "Unités",
    value: "Valeur",
    net: "Net",
    absolute: "Absolu",
    gains: "Excédent",
    losses: "Manque",
    coverage: "Écarts justifiés",
  },
  products: {
    title: "Plus grands écarts",
    group: "Produit",
    short: "manque",
    over: "excédent",
    makingUp: (few, few1, all) =>
      `${plural(few1, `le premier de ${all} ${plural(all, "produit", "produits")} fait`, `les ${few} premiers des ${all} produits font`)} 80 %`,
    withoutCosts: (count, count1) =>
      `${count} ${plural(count1, "produit a", "produits ont")} un écart`,
    worthless: "Les écarts n’ont aucune valeur",
    none: "Aucun produit n’a d’écart",
    cumulative: "Cumul",
  },
  reasons: {
    title: "Par motif",
    group: "Motif",
    none: "Aucune ligne n’est justifiée",
  },
  queues: {
    title: "Ce qui demande une décision",
    none: "Rien à décider",
    undocumented: "Écarts non justifiés",
    "recount-worse": "Recomptages qui s’éloignent",
    misplaced: "Probablement mal rangées",
    "pack-hint": "Carton compté comme pièce ?",
    incident: "Lignes avec incident",
    stalled: "Commencées il y a longtemps, non terminées",
    "not-counted": "Pas encore comptées",
    more: (count, of) => `${count} ${plural(of, "autre contrôle", "autres contrôles")}`,
    dataChecks: (count, of) => `${count} ${plural(of, "contrôle", "contrôles")} des données`,
  },
  incidents: {
    title: "Incidents par type",
    group: "Type",
    scope: (count, of) => `sur ${lines(count, of)}`,
    untyped: "Sans type",
  },
  people: {
    title: "Personnes",
    group: "Affectées à",
    scopeFiltered: "celles des lignes filtrées ; cadences sur toutes leurs lignes",
    lastHour: "Dern. 60 min",
    perHour: "Par heure",
    lastFinish: "Dernière ligne",
    idle: "Inactif",
    idleFor: (duration) => `Inactif ${duration}`,
    slow: (name, rate, median) =>
      `En 60 min, ${name} a compté ${rate} ${plural(rate, "ligne", "lignes")}, les autres ${median}.`,
    noneIdle:
      "Toutes les personnes ayant des lignes ouvertes ont compté dans les 60 dernières min.",
    idlePeople: (count, of) =>
      `${count} ${plural(of, "personne est inactive", "personnes sont inactives")}.`,
    state: "État",
    none: "Aucune ligne n’est affectée à une personne",
  },
  recounts: {
    title: "Recomptages",
    scope: (count, of) => `${lines(count, of)} avec un comptage précédent`,
  },
};

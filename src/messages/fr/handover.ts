import type { handover as english } from "#messages/en/handover.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "ligne", "lignes")}`;
const differences = (count: string, of: number) => `${count} ${plural(of, "écart", "écarts")}`;

/** Messages of the sheet that one shift hands to the next. */
export const handover: typeof english = {
  title: "Relève d’équipe",
  choose: "Quel entrepôt ?",
  chooseHint: "La feuille couvre tous ses comptages actifs.",
  noWarehouse: "Aucun entrepôt n’a de comptage actif.",
  spanOfDay: (day, from, to) => `${day}, de ${from} à ${to}`,
  spanOfDays: (from, to) => `du ${from} au ${to}`,
  count: (day, time, size) => `le comptage commencé ${day} à ${time} (${size})`,
  countLines: lines,
  leadOf: (count, conclusion) => `${count} : ${conclusion}`,
  print: "Imprimer",
  copy: "Copier comme texte",
  refresh: "Relire",
  cancel: "Annuler",
  finding: "Recherche des comptages actifs",
  reading: (done, all, of) =>
    `${done} sur ${all} ${plural(of, "comptage actif lu", "comptages actifs lus")}`,
  readingLines: (read, total) => `${read} sur ${total} ${plural(total, "ligne", "lignes")}`,
  progress: "Avancement de la lecture",
  none: "Cet entrepôt n’a aucun comptage actif.",
  read: "La relève est prête",
  counted: (moment) => `Comptées depuis ${moment}`,
  countedLines: (of) => plural(of, "ligne", "lignes"),
  discrepancies: "Nouveaux écarts",
  undocumented: "Non justifiés",
  documented: "Justifiés depuis",
  incidents: "Incidents depuis",
  atCost: (amount) => `${amount} au coût`,
  lead: (left, of) => `${plural(of, "Reste", "Restent")} ${lines(left, of)}.`,
  leadNone: "Il ne reste aucune ligne.",
  leadUndocumented: (count, of) =>
    `${differences(count, of)} ${plural(of, "non justifié", "non justifiés")}.`,
  leadUndocumentedValue: (count, of, amount) =>
    `${differences(count, of)} ${plural(of, "non justifié", "non justifiés")}, ${amount} au coût.`,
  sections: {
    countings: "Comptages",
    tasks: "À faire par l’équipe suivante",
    costliest: "Plus grands écarts non justifiés",
    zones: "Zones encore ouvertes",
    people: "Qui est où",
  },
  captions: {
    countings: (count) => `${count} ${plural(count, "actif", "actifs")}`,
    tasks: "dans cet ordre",
    costliest: "par valeur au coût",
    costliestUnits: "par unités",
    zones: (left, of) => `reste ${lines(left, of)}`,
    people: "les plus lents de la dernière heure d’abord",
  },
  heads: {
    counting: "Comptage",
    deadline: "Échéance",
    progress: "Avancement",
    counted: "Compté",
    left: "Reste",
    conclusion: "Conclusion",
    product: "SKU",
    description: "Description",
    location: "Emplacement",
    stock: "Stock → compté",
    difference: "Écart",
    value: "Au coût",
    lookFirst: "À voir d’abord",
    zone: "Zone",
    last: "Dernier comptage ici",
    person: "Affectées à",
    since: (moment) => `Depuis ${moment}`,
    lastHour: "Dernière h",
    open: "Ouvertes",
  },
  nothing: {
    tasks: "Il ne reste rien à faire.",
    costliest: "Chaque écart est justifié.",
    zones: "Chaque zone est comptée.",
    people: "Personne n’est affecté.",
  },
  tasks: {
    count: (zones, left, of) => `Finir de compter, d’abord en ${zones} : reste ${lines(left, of)}`,
    misplaced: (count, of) =>
      `Chercher ${lines(count, of)} sans doute mal ${plural(of, "rangée", "rangées")} avant de recompter`,
    undocumented: (count, of) =>
      `Recompter ou justifier ${differences(count, of)}${plural(of, "", ", les plus grands d’abord")}`,
    packHints: (count, of) =>
      `Vérifier ${lines(count, of)} en écart de colis entiers : carton ou pièce ?`,
    recounts: (count, of) =>
      `Revenir à ${count} ${plural(of, "recomptage", "recomptages")} plus loin que le comptage précédent`,
    incidents: (count, of) => `Examiner ${lines(count, of)} avec incident de cette équipe`,
    close: (count) => `Clôturer ${count}`,
    closeAfter: (count, left, of) =>
      `Clôturer ${count} une fois ${plural(of, "son dernier écart justifié", `ses derniers ${left} écarts justifiés`)}`,
  },
  lookFirst: {
    pair: (location) => `voir ${location}`,
    packs: (packs, unit) => `carton ou pièce ? ${packs} × ${unit}`,
  },
  idle: "inactif",
  more: (count) => `et ${count} de plus`,
  lastThere: (person, moment) => `${person}, ${moment}`,
  personLine: (since, moment, lastHour, open) =>
    `${since} depuis ${moment}, ${lastHour} dans la dernière heure, ${open} ${plural(open, "ouverte", "ouvertes")}`,
  qr: "QR code de la vue en direct de cette feuille",
  live: "Vue en direct de cette feuille",
  handedBy: "Remis par",
  takenBy: "Repris par",
  time: "Heure",
  figuresOf: (moment, zone) => `Chiffres de ${moment}. Heures de ${zone}.`,
  stopped: (done, all, of) =>
    `Arrêté : ${done} sur ${all} ${plural(of, "comptage lu", "comptages lus")}. Les chiffres ne couvrent pas les autres.`,
  failed: (ids) => `Illisible et non compris : ${ids}.`,
  sharedPlaces: (count, of) =>
    `${count} ${plural(of, "emplacement figure", "emplacements figurent")} dans plusieurs de ces comptages : convenez de qui compte.`,
  unreadable: (count, of) =>
    `${lines(count, of)} ${plural(of, "illisible", "illisibles")} et non ${plural(of, "comprise", "comprises")}.`,
  incomplete: "Tous les comptages plus anciens n’ont pas pu être recherchés.",
  old: (duration) => `Ces chiffres datent de ${duration}.`,
};

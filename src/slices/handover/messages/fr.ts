import { nouns, plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

const lines = (count: string, of: number) => `${count} ${nouns.lines(of)}`;
const differences = (count: string, of: number) => `${count} ${plural(of, "écart", "écarts")}`;

/** Messages of the sheet that one shift hands to the next. */
export const messages: typeof english = {
  title: "Relève d’équipe",
  changes: "Ce qui a changé",
  showAll: "Ce qui a changé dans tous les entrepôts",
  noneActive: "Sans comptage actif, mais peut-être avec un comptage terminé par l’équipe",
  choose: "Quel entrepôt ?",
  chooseHint: "La feuille couvre ses comptages actifs et ceux que l’équipe a terminés.",
  noWarehouse: "Aucun entrepôt n’a de comptage actif.",
  spanOfDay: (day, from, to) => `${day}, de ${from} à ${to}`,
  spanOfDays: (from, to) => `du ${from} au ${to}`,
  count: (day, time, size) => `le comptage commencé ${day} à ${time} (${size})`,
  countLines: lines,
  leadOf: (count, conclusion) => `${count} : ${conclusion}`,
  countIn: (warehouse, count) => `${warehouse}, ${count}`,
  linesCounted: (count, of) => `${lines(count, of)} ${plural(of, "comptée", "comptées")}`,
  newDiscrepancies: (count, of) => `${count} ${plural(of, "nouvel écart", "nouveaux écarts")}`,
  print: "Imprimer",
  copy: "Copier le texte",
  cancel: "Annuler",
  finding: "Recherche des comptages actifs",
  reading: (done, all) => `${done} ${plural(done, "comptage lu", "comptages lus")} sur ${all}`,
  readingLines: (read, total) => `${read} ${nouns.lines(read)} sur ${total}`,
  progress: "Avancement de la lecture",
  none: "Cet entrepôt n’a aucun comptage actif, et aucun ne s’est terminé dans cet intervalle. Essayez un début plus ancien.",
  noneInAll: "Aucun comptage n’est actif, et aucun ne s’est terminé dans cet intervalle.",
  read: "La relève est prête",
  counted: (moment) => `Comptées depuis ${moment}`,
  countedLines: (of) => nouns.lines(of),
  discrepancies: "Nouveaux écarts",
  undocumented: "Non justifiés",
  closed: (count, of) => `${count} ${plural(of, "clôturé", "clôturés")} sans justification`,
  documented: "Justifiés depuis",
  incidents: "Incidents depuis",
  atCost: (amount) => `${amount} au prix de revient`,
  activeCounts: (count, of) =>
    `${count} ${plural(of, "comptage est actif", "comptages sont actifs")}.`,
  attention: (count, of) => `${count} ${plural(of, "demande", "demandent")} votre attention.`,
  finishedCounts: (count, of) =>
    `${count} ${plural(of, "comptage s’est terminé", "comptages se sont terminés")} dans cet intervalle.`,
  lead: (left, of) => `${plural(of, "Reste", "Restent")} ${lines(left, of)}.`,
  leadNone: "Il ne reste aucune ligne.",
  leadUndocumented: (count, of) =>
    `${differences(count, of)} ${plural(of, "non justifié", "non justifiés")}.`,
  leadUndocumentedValue: (count, of, amount) =>
    `${differences(count, of)} ${plural(of, "non justifié", "non justifiés")}, ${amount} au prix de revient.`,
  sections: {
    countings: "Comptages",
    tasks: "À faire par l’équipe suivante",
    costliest: "Plus grands écarts non justifiés",
    zones: "Zones encore ouvertes",
    people: "Qui est où",
  },
  captions: {
    active: (count) => `${count} ${plural(count, "actif", "actifs")}`,
    finished: (count) => `${count} ${plural(count, "terminé", "terminés")}`,
    tasks: "dans cet ordre",
    costliest: "par valeur",
    costliestUnits: "en unités",
    zones: (left, of) => `reste ${lines(left, of)}`,
    people: "les plus lents d’abord",
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
    difference: "Différence",
    value: "Valeur",
    lookFirst: "À vérifier d’abord",
    zone: "Zone",
    last: "Dernier comptage ici",
    person: "Affectée à",
    since: (moment) => `Depuis ${moment}`,
    lastHour: "Dernière heure",
    open: "Ouvertes",
  },
  nothing: {
    tasks: "Il ne reste rien à faire.",
    costliest: "Tous les écarts des comptages actifs sont justifiés.",
    zones: "Toutes les zones sont comptées.",
    people: "Aucune ligne n’est affectée.",
  },
  tasks: {
    count: (zones, left, of) => `Finir d’abord ${zones} (reste ${lines(left, of)})`,
    misplaced: (count, of) =>
      `Chercher les produits de ${lines(count, of)}, sans doute mal rangés, avant de recompter`,
    undocumented: (count, of) =>
      `Recompter ou justifier ${differences(count, of)}${plural(of, "", ", les plus grands d’abord")}`,
    packHints: (count, of) => `Vérifier ${lines(count, of)} : carton compté comme pièce ?`,
    recounts: (count, of) =>
      `Revoir ${count} ${plural(of, "recomptage plus éloigné", "recomptages plus éloignés")} que le comptage précédent`,
    incidents: (count, of) =>
      `Examiner ${lines(count, of)} avec un incident signalé par cette équipe`,
    close: (count) => `Clôturer ${count}`,
    closeAfter: (count, left, of) =>
      `Clôturer ${count} une fois ${plural(of, "son dernier écart justifié", `ses derniers ${left} écarts justifiés`)}`,
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
  stopped: (done, all) =>
    `Arrêté : ${done} ${plural(done, "comptage lu", "comptages lus")} sur ${all}. Les chiffres ne couvrent pas les autres.`,
  unchecked: (checked, all) =>
    `De nombreux comptages ont pu se terminer dans cet intervalle : ${checked} lus sur ${all}. Les chiffres ne couvrent pas les autres.`,
  failed: (ids) => `Illisible, donc non inclus : ${ids}.`,
  sharedPlaces: (count, of) =>
    `${count} ${plural(of, "emplacement figure", "emplacements figurent")} dans plusieurs de ces comptages : décidez qui compte.`,
  unreadable: (count, of) =>
    `${lines(count, of)} ${plural(of, "illisible, donc non incluse", "illisibles, donc non incluses")}.`,
  incomplete: "Certains comptages plus anciens n’ont pas pu être vérifiés.",
  old: (duration) => `Ces chiffres datent d’il y a ${duration}.`,
};

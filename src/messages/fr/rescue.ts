import type { rescue as english } from "#messages/en/rescue.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "ligne", "lignes");
const people = (count: number) => plural(count, "personne", "personnes");
const linesLeft = (count: number) => plural(count, "ligne restante", "lignes restantes");

/** Messages of the plan that tells what it takes to finish in time. */
export const rescue: typeof english = {
  close: "Fermer le plan de rattrapage",
  toFinish: (deadline) => `Pour tenir l’échéance, ${deadline} :`,
  notBehind: "Pas de retard sur un rythme régulier.",
  perQuarter: (rate) => `${rate} lignes par quart d’heure`,
  insteadOf: (rate) => `au lieu de ${rate}`,
  already: (rate) =>
    `suffiraient, et la dernière heure travaillée en a vu terminer ${rate} par quart d’heure : les personnes au travail suffisent`,
  more: (count, of) => `${count} ${people(of)} de plus`,
  atThisRate: "à la cadence actuelle par personne",
  noPlan: {
    finished: "Ce comptage est terminé : il ne reste rien à planifier.",
    stale:
      "Les chiffres sont anciens : rien n’est planifié à partir d’eux. Le plan revient avec des chiffres récents.",
    "nothing-to-count": "Ce comptage n’a pas de produits à compter.",
    "not-started": "Ce comptage n’a pas commencé : aucune cadence n’est encore connue.",
    "all-counted": "Toutes les lignes sont comptées : il ne reste rien à planifier.",
    "no-rate":
      "Personne n’a terminé de ligne dans la dernière heure travaillée : il n’y a pas de cadence par personne pour planifier.",
    "lines-missing":
      "Toutes les lignes ne sont pas arrivées : la cadence par personne pour planifier n’est pas connue.",
  },
  noDeadline: {
    "deadline-passed": (deadline, left, of) =>
      `L’échéance, ${deadline}, est passée et il reste ${left} ${lines(of)} : aucune cadence n’y suffit. Quand finiraient plus de personnes :`,
    "no-deadline": (_deadline, left, of) =>
      `L’échéance n’est pas postérieure au début : aucune cadence ne peut être demandée. Il reste ${left} ${lines(of)}. Quand finiraient plus de personnes :`,
    "no-work-time": (deadline, left, of) =>
      `Il ne reste pas de temps travaillé avant l’échéance, ${deadline}, mais il reste ${left} ${lines(of)} : aucune cadence n’y suffit. Quand finiraient plus de personnes :`,
  },
  people: "Personnes au travail",
  with: (count, of) => `${count} ${people(of)} :`,
  done: (moment) => `fin ${moment}`,
  never: "jamais fini",
  now: "Au travail la dernière heure :",
  needed: "Nécessaires pour l’échéance :",
  open: "Où il reste du travail",
  left: (count, of) => `${count} ${linesLeft(of)}`,
  atWork: (count) => `${count} ici en dernier`,
  noZone: "(sans code)",
  doneZones: "Zones terminées :",
  noneDone: "Aucune zone n’est terminée.",
  allCounted: (count, of) =>
    of === 1 ? "sa seule ligne est comptée" : `les ${count} lignes sont comptées`,
  nobodyFree: (zones) => `Personne n’a compté en dernier dans ${zones}`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `a encore ${count} ${lines(of)}`,
  moreZones: (count, of) => `et ${count} ${plural(of, "autre zone", "autres zones")}`,
  morePeople: (count, of) => `et ${count} ${plural(of, "autre personne", "autres personnes")}`,
  idle: "Inactives :",
  nobodyIdle: "Aucune personne ayant des lignes restantes ne s’est arrêtée.",
  lastFinish: (moment) => `dernière ligne ${moment}`,
  ownLeft: (count, of) => `${count} ${linesLeft(of)}`,
  assumes: "Suppose",
  perPerson: (rate) => `${rate} lignes par heure et par personne`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${plural(ofLines, "ligne terminée", "lignes terminées")} par ${peopleCount} ${people(ofPeople)} dans les ${allDay ? "60 dernières minutes" : "60 dernières minutes travaillées"}, tout renfort étant aussi rapide et le travail se poursuivant ${allDay ? "24 h sur 24" : "seulement pendant les horaires de travail"}. Les personnes sont celles à qui les lignes sont affectées ; l’API ne dit pas qui a compté. La dernière personne à avoir compté dans une zone terminée va là où il lui reste des lignes, sinon là où il en reste le plus par personne ayant compté là en dernier. Tout cela repose sur cette seule heure ; la prévision ci-dessus, aussi sur la cadence depuis le début.`,
};

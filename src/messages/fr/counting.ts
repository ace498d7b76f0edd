import type { counting as english } from "#messages/en/counting.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "ligne", "lignes");

/** Words of one counting's page. */
export const counting: typeof english = {
  announceReady: (warehouse) => `Comptage chargé : ${warehouse}`,
  breadcrumb: "Fil d’Ariane",
  started: "Début",
  deadline: "Échéance",
  lastFinish: "Dernière ligne terminée",
  ended: "Fin",
  countingId: "Id du comptage",
  participants: (count) => `Participants, ${count}`,
  recountRound: "Tour de recomptage",
  in: (duration) => `dans ${duration}`,
  ago: (duration) => `il y a ${duration}`,
  progress: "Avancement",
  counted: "comptées",
  withDiscrepancy: "avec écart",
  inProgress: "en cours",
  left: "restantes",
  start: (time) => `début ${time}`,
  deadlineAt: (time) => `échéance ${time}`,
  pace: "Rythme",
  overdue: "Échu :",
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
    ofTotal: (counted) => `${counted} sur`,
    inProgress: (count) => `${count} en cours`,
    withoutDifference: (count) => `${count} sans différence`,
    atCost: "différence × coût",
    shortAndOver: (short, over) => `${short} en manque, ${over} en excédent`,
    ofDiscrepancies: (count, discrepancies) =>
      `sur ${count} ${plural(discrepancies, "écart", "écarts")}`,
    onLines: (count, of) => `sur ${count} ${lines(of)}`,
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
    title: "Chiffres des lignes",
    scope: "additionnés à partir des lignes de produit",
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
      "L’en-tête les compte : la barre l’utilise ; les graphiques et le tableau utilisent les lignes.",
    unreadableLine: (position, field) => `Ligne ${position} : ${field}`,
    disagree: (figure, header, lines) =>
      `L’en-tête indique ${header} ${figure}, les lignes ${lines}.`,
    disagreeConsequence:
      "La barre utilise l’en-tête ; les graphiques et le tableau utilisent les lignes.",
    figure: {
      total: "au total",
      counted: "comptées",
      left: "restantes",
      incidents: "incidents",
    },
    doesNotAddUp: (counted, left, total) =>
      `L’en-tête n’est pas cohérent : ${counted} comptées et ${left} restantes ne font pas ${total}.`,
    finishedWithoutCount: (count, of) =>
      `${count} ${plural(of, "ligne terminée", "lignes terminées")} sans quantité comptée`,
    differenceBeforeCount: (count, of) =>
      `${count} ${lines(of)} avec différence mais sans comptage`,
    oddFinish: (count, of) =>
      `${count} ${plural(of, "ligne terminée", "lignes terminées")} avant le début ou dans le futur`,
    repeated: (count, of) =>
      `${count} ${lines(of)} avec un index ou un id qu’une autre ligne a aussi`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "ligne qui désigne", "lignes qui désignent")} un autre comptage`,
    incomplete: (read, total, of) =>
      `Seulement ${read} sur ${total} ${plural(of, "ligne reçue", "lignes reçues")}.`,
    incompleteConsequence:
      "Les chiffres des lignes, les graphiques et le tableau ne portent que sur celles-ci ; ceux de l’en-tête et la barre, sur toutes.",
    loadAllLines: "Charger toutes les lignes",
    noWindow: "L’échéance n’est pas postérieure au début : il n’y a donc pas de rythme.",
    oddities: "Certaines lignes sont anormales ; leurs chiffres sont affichés tels que reçus :",
    which: "Lesquelles ?",
  },
  noOverview:
    "La synthèse n’a pas pu être chargée. Les lignes restent lisibles ; rechargez la page pour réessayer.",
  readingLines: "Lignes lues",
  stopReading: "Arrêter",
  loadingLines: (read, total) => `${read} sur ${total} lignes lues`,
};

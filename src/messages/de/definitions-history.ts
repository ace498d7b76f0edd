import type { ofHistory as english } from "#messages/en/definitions-history.ts";
import { share } from "./definitions-common.ts";

/** The figures that the ended counts of a warehouse have together. */
export const ofHistory: typeof english = {
  "month-median": {
    name: "Monat eines Lagers",
    meaning: "Der Median seiner Zählungen, die in dem Monat begannen und abgeschlossen sind.",
    note: "Die Hälfte liegt darunter, die Hälfte darüber, wie groß auch jede Zählung war.",
    unit: "die der Kennzahl",
    noAnswer: "Keine Zählung des Monats ist abgeschlossen.",
  },
  "usual-median": {
    name: "Üblich",
    meaning: "Der Median der abgeschlossenen Zählungen des Lagers in den Monaten davor.",
    note: "Besser oder schlechter heißt es ab drei abgeschlossenen Zählungen auf beiden Seiten und einer Änderung von mehr als 0,3 und 8 %.",
    unit: "die der Kennzahl",
    noAnswer: "Keine Zählung der Monate davor ist abgeschlossen.",
  },
  "wrong-counts": {
    name: "Falsch in Zählungen",
    meaning:
      "Wie viele der letzten zwölf Zählungen des Lagers eine Abweichung fanden, von denen, die den Artikel oder Lagerplatz gezählt haben.",
    unit: "Zählungen",
  },
  "wrong-before": {
    name: "Früher falsch",
    meaning:
      "In wie vielen der letzten vier Zählungen des Lagers vor dieser der Artikel eine Abweichung hatte.",
    unit: "Zählungen",
    noAnswer: "Der Verlauf hat keine frühere Zählung des Lagers oder antwortet nicht.",
  },
  "recent-share": {
    name: "In 90 Tagen gezählt",
    meaning: "Der Teil der Plätze, der in den letzten 90 Tagen gezählt wurde.",
    note: "Ein Platz ist ein Artikel an einem Lagerplatz, aus einer Charge, den eine beendete Zählung aufführt.",
    unit: share,
    noAnswer: "Kein Platz ist aufgeführt.",
  },
  "places-again": {
    name: "Wieder falsch",
    meaning: "Plätze, an denen beide Zählungen eine Abweichung mit demselben Vorzeichen fanden.",
    unit: "Plätze",
  },
  "places-turned": {
    name: "Umgekehrt",
    meaning: "Plätze mit Fehlmenge in der einen und Mehrmenge in der anderen Zählung.",
    unit: "Plätze",
  },
  "places-new": {
    name: "Neu falsch",
    meaning: "Plätze, die in der früheren Zählung stimmten und in der späteren abweichen.",
    unit: "Plätze",
  },
  "places-cured": {
    name: "Behoben",
    meaning: "Plätze, die in der früheren Zählung abwichen und in der späteren stimmen.",
    unit: "Plätze",
  },
};

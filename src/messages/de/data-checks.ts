import type { dataChecks as english } from "#messages/en/data-checks.ts";
import { nouns, plural } from "./plural.ts";

const { lines } = nouns;

/** What does not fit together in a counting's data. */
export const dataChecks: typeof english = {
  title: "Datenprüfungen",
  disagree: (figure, header, lines) =>
    `Die Summen stimmen nicht überein: ${header} ${figure} in der Zusammenfassung, ${lines} in den Positionen`,
  disagreeConsequence:
    "Der Balken zeigt die Zusammenfassung, Diagramme und Tabelle zeigen die Positionen.",
  figure: { total: "insgesamt", counted: "gezählt", left: "offen", incidents: "Vorfälle" },
  doesNotAddUp: (counted, left, total) =>
    `Die Summen gehen nicht auf: ${counted} gezählt und ${left} offen ergeben nicht ${total}.`,
  noWindow: "Die Frist liegt nicht nach dem Beginn, daher gibt es keinen Plan.",
  asSent: "wie empfangen gezeigt",
  lines: {
    finishedWithoutCount: (count, of) => `${count} ${lines(of)} ohne gezählte Menge abgeschlossen`,
    differenceBeforeCount: (count, of) => `${count} ${lines(of)} mit Differenz, aber nicht gezählt`,
    futureFinish: (count, of) => `${count} ${lines(of)} in der Zukunft fertig`,
    repeated: (count, of) => `${count} ${lines(of)} mit der Nummer oder ID einer anderen Position`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "Position, die", "Positionen, die")} eine andere Zählung ${plural(of, "nennt", "nennen")}`,
  },
  group: "Datenprüfungen",
  notes: {
    "stock-moved": "der Lagerplatz hat jetzt weder den Soll- noch den gezählten Bestand",
    "changed-after-count": "der Artikel wurde geändert, nachdem die Position fertig war",
    "listed-twice": "eine andere Position hat denselben Artikel und Lagerplatz und dieselbe Charge",
    "negative-stock": "unter 0: Soll, gezählt oder jetzt vorhanden",
    "fractional-count": "Teil eines Stücks bei einem Artikel in ganzen Stücken",
    "finish-before-start": "ihre beiden Zeiten widersprechen sich",
  },
};

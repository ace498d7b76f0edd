import { alertWords } from "#messages/de/alert-words.ts";
import type { AlertMessages } from "#slices/alerts/messages.ts";

const tell: AlertMessages["tell"] = {
  purpose: {
    counting:
      "Dieser Browser kann eine Mitteilung zeigen, wenn diese Zählung zu spät fertig wird, überfällig ist, stillsteht, vollständig gezählt, aber nicht abgeschlossen ist, oder endet. Lassen Sie diese Seite offen, gern im Hintergrund.",
    warehouse:
      "Dieser Browser kann eine Mitteilung zeigen, wenn eine Zählung dieses Lagers zu spät fertig wird, überfällig ist, stillsteht, vollständig gezählt, aber nicht abgeschlossen ist, oder endet. Lassen Sie eine Seite mit diesen Zählungen offen, gern im Hintergrund.",
  },
  on: {
    counting:
      "Sie erfahren hier, was mit dieser Zählung ist, solange ihre Seite oder die Liste offen ist.",
    warehouse:
      "Sie erfahren hier, was mit den Zählungen dieses Lagers ist, solange die Liste offen ist.",
  },
  byWarehouse: (name) => `Über alle Zählungen von ${name} erfahren Sie hier schon.`,
  states: {
    dismissed:
      "Der Browser hat gefragt, und nichts wurde erlaubt. Drücken Sie den Knopf, damit er noch einmal fragt.",
    denied:
      "Dieser Browser blockiert Mitteilungen von Countboard. Erlauben Sie sie in seinen Einstellungen für diese Adresse, und drücken Sie den Knopf noch einmal.",
    unsupported:
      "Dieser Browser kann hier keine Mitteilungen zeigen. Nötig ist eine Adresse mit HTTPS und auf Telefonen ein Browser, der sie für offene Seiten zeigt.",
  },
  notStored: "Dieser Browser speichert nichts: Es endet, wenn Sie die Seite schließen.",
  stop: "Nicht mehr Bescheid geben",
};

const conditions: AlertMessages["conditions"] = {
  ...alertWords,
  "at-least": (figure, threshold) => `${figure}: mindestens ${threshold}`,
  "at-most": (figure, threshold) => `${figure}: höchstens ${threshold}`,
  target: (figure) => `Ziel verfehlt: ${figure}`,
  anyTarget: "Ein Ziel ist verfehlt",
  valueThen: (value) => `da ${value}`,
  from: (moment) => `seit ${moment}`,
  between: (from, to) => `${from} bis ${to}`,
  ofCounting: "Meldungen zu dieser Zählung",
  inSpan: "Meldungen in dieser Zeit",
};

const page: AlertMessages["page"] = {
  lead: "Was die Regeln Ihrer Meldungen sagen, wen sie benachrichtigen und was daraus wurde. Regeln und Ziele stehen in einer Datei, die die IT pflegt.",
  needs: {
    open: {
      title: "Meldungen brauchen eine Anmeldung",
      text: "Wer diese Adresse erreicht, sieht alles; Regeln und Ziele stehen deshalb nicht hier. Bitten Sie die IT, die Anmeldung einzuschalten (Einstellung ACCESS).",
    },
    viewer: "Regeln und Ziele sieht nur die Administration",
  },
  watching: {
    here: "Dieses Gateway beobachtet die Zählungen.",
    elsewhere: "Ein anderes Gateway der Gruppe beobachtet die Zählungen und sendet.",
  },
  off: {
    title: "Es sind keine Meldungen eingerichtet",
    text: "Countboard kann einem Chat, einem Postfach oder einem anderen Programm melden, wenn eine Zählung jemanden braucht. Die Einstellung ALERTS_FILE nennt die Datei mit Regeln und Zielen; docs/alerts.md enthält eine zum Kopieren.",
  },
  fault: (moment) => `Die Datei der Meldungen wurde ${moment} neu gelesen und hat Fehler.`,
  faultText:
    "Die bisherigen Regeln gelten weiter. Berichtigen Sie die Datei, und lassen Sie Countboard sie neu lesen.",
  apiDown: (moment) => `Das Lagersystem antwortet seit ${moment} nicht.`,
  apiDownText: "Bis es wieder antwortet, wird keine Zählung beurteilt.",
  open: "Offene Meldungen",
  noneOpen: "Im Moment trifft keine Regel zu.",
  rules: "Regeln",
  noRules: "Die Datei hat keine Regeln.",
  digests: "Zusammenfassungen",
  targets: "Ziele",
  noTargets: "Die Datei hat keine Ziele.",
  deliveries: "Letzte Zustellungen",
  noDeliveries: "Es wurde noch nichts gesendet. Ein Test zeigt, ob ein Ziel erreicht wird.",
  columns: {
    at: "Geschrieben",
    target: "Ziel",
    kind: "Nachricht",
    counting: "Zählung",
    state: "Ergebnis",
    attempts: "Versuche",
    error: "Fehler",
  },
  kinds: { raised: "Meldung", solved: "Vorbei", digest: "Zusammenfassung", test: "Test" },
  states: {
    waiting: "Wartet",
    delivered: "Zugestellt",
    refused: "Abgelehnt",
    "given-up": "Nach einem Tag aufgegeben",
  },
  nextAttempt: (moment) => `nächster Versuch ${moment}`,
  test: "Test senden",
  testOf: (target) => `Test an ${target} senden`,
  testing: "Wird gesendet …",
  tested: {
    waiting: "Der Test ist unterwegs.",
    delivered: "Der Test wurde zugestellt.",
    refused: "Das Ziel hat den Test abgelehnt.",
    "given-up": "Der Test konnte nicht zugestellt werden.",
  },
  targetKinds: { webhook: "Webhook", slack: "Slack", teams: "Microsoft Teams", mail: "E-Mail" },
  getsCosts: "mit Kosten",
  withoutCosts: "ohne Kosten",
  getsNames: "mit Namen",
  withoutNames: "ohne Namen",
  allWarehouses: "alle Lager",
  warehouses: (codes) => `Lager ${codes}`,
  classes: (classes) => `Positionen der Klasse ${classes}`,
  linesFrom: (count) => `Positionen: ab ${count}`,
  linesTo: (count) => `Positionen: bis ${count}`,
  quiet: "nur in der Arbeitszeit",
  tells: (targets) => `benachrichtigt ${targets}`,
  daily: (times, zone) => `täglich um ${times} (${zone})`,
  shiftEnd: "am Ende jeder Schicht",
  here: {
    text: "Mitteilungen dieses Browsers, ganz ohne Datei. Öffnen Sie eine Zählung, oder filtern Sie die Liste nach einem Lager, um eine hinzuzufügen.",
    counting: (name) => `Eine Zählung von ${name}`,
    warehouse: (name) => `Alle Zählungen von ${name}`,
  },
};

export const messages: AlertMessages = { tell, conditions, page };

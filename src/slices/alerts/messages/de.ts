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
  start: "Hier Bescheid geben",
  stop: "Nicht mehr Bescheid geben",
};

export const messages: AlertMessages = { tell };

import type { countingChoice as english } from "#messages/en/counting-choice.ts";

/** Messages of the choice of a counting by its name. */
export const countingChoice: typeof english = {
  label: "Zählung",
  placeholder: "Lager, Code, Datum oder Adresse",
  named: (name, start) => `${name}, begonnen ${start}`,
  finished: "abgeschlossen",
  none: "Keine Zählungen geladen",
  typed: (id) => `Keine Zählung passt. „${id}“ wird als ID verwendet.`,
};

import type { sinceChoice as english } from "#messages/en/since-choice.ts";

/** Messages of the choice of a moment that figures are since. */
export const sinceChoice: typeof english = {
  since: "Desde",
  other: "Otro momento…",
  date: "Fecha",
  time: "Hora",
  future: "Ese momento aún no ha llegado.",
};

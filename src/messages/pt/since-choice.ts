import type { sinceChoice as english } from "#messages/en/since-choice.ts";

/** Messages of the choice of a moment that figures are since. */
export const sinceChoice: typeof english = {
  since: "Desde",
  other: "Outro momento…",
  date: "Data",
  time: "Hora",
  future: "Esse momento ainda não chegou.",
};

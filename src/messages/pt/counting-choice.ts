import type { countingChoice as english } from "#messages/en/counting-choice.ts";

/** Messages of the choice of a counting by its name. */
export const countingChoice: typeof english = {
  label: "Contagem",
  placeholder: "Armazém, código, data ou endereço",
  named: (name, start) => `${name}, iniciada ${start}`,
  finished: "concluída",
  none: "Nenhuma contagem carregada",
  typed: (id) => `Nenhuma contagem corresponde: “${id}” vale como o id.`,
};

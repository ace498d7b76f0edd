import type { palette as english } from "#messages/en/palette.ts";
import { plural } from "./plural.ts";

export const palette: typeof english = {
  close: "Fechar",
  placeholder: "Contagem, armazém, produto, página ou ação",
  results: "Resultados",
  found: (count, n) => `${count} ${plural(n, "resultado", "resultados")}`,
  first: (shown, count) =>
    `Os primeiros ${shown} de ${count} resultados: com mais palavras serão menos`,
  none: (text) => (text === "" ? "Não há nada para abrir" : `Nada corresponde a “${text}”`),
  lookup: (id) => `Procurar a contagem “${id}”`,
  asking: "Consultando o sistema de estoque",
  noCounting: (id) => `Nenhuma contagem tem o id “${id}”`,
  kinds: {
    action: "Ação",
    page: "Página",
    view: "Visão salva",
    warehouse: "Armazém: suas contagens",
    counting: "Contagem",
    line: "Linha desta contagem",
    screen: "Tela de escritório",
    language: "Idioma",
    lookup: "Id exato",
  },
};

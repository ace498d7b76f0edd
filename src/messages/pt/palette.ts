import type { palette as english } from "#messages/en/palette.ts";
import { plural } from "./plural.ts";

export const palette: typeof english = {
  close: "Fechar",
  placeholder: "Contagem, armazém, produto, página ou ação",
  results: "Resultados",
  found: (count, n) => `${count} ${plural(n, "resultado", "resultados")}`,
  first: (shown, count) => `Os primeiros ${shown} de ${count} resultados; digite mais para refinar`,
  none: (text) => (text === "" ? "Não há nada para abrir" : `Nada corresponde a “${text}”`),
  lookup: (id) => `Consultar a contagem “${id}”`,
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
    products: "Busca",
    product: "Linha",
    lookup: "Id exato",
  },
  reasons: {
    attention: "Requer atenção",
    opened: "Aberta há pouco",
  },
  products: {
    all: (lines, where) => `Ver tudo em ${where}: ${lines}`,
    stock: (expected, counted) => `esperado ${expected}, contado ${counted},`,
    notCounted: (expected) => `esperado ${expected}, ainda não contado,`,
    finding: "Buscando contagens ativas",
    found: (lines, n) => `${lines} ${plural(n, "linha encontrada", "linhas encontradas")}`,
    none: (text) => `Nenhum produto corresponde a “${text}”`,
    searched: (done, all, n) =>
      `${done} de ${all} ${plural(n, "contagem pesquisada", "contagens pesquisadas")}`,
    failed: (counts, n) =>
      plural(
        n,
        `não foi possível ler ${counts} contagem`,
        `não foi possível ler ${counts} contagens`,
      ),
    unreadable: (lines, n) =>
      plural(n, `não foi possível ler ${lines} linha`, `não foi possível ler ${lines} linhas`),
    stop: "Parar",
  },
};

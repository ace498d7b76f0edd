import { plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of what changed in a counting. */
export const messages: typeof english = {
  title: "O que mudou",
  since: (from) => `desde ${from}`,
  between: (from, to) => `de ${from} a ${to}`,
  look: (moment) => `Última consulta, ${moment}`,
  yesterday: "Ontem a esta hora",
  later: "Isso é posterior ao momento mostrado.",
  counted: "Linhas contadas",
  discrepancies: "Novas divergências",
  incidents: "Incidentes registrados",
  documented: "Motivos informados",
  net: "líquido",
  absolute: "absoluto",
  undocumented: (count) => `${count} sem motivo`,
  showLines: (what) => `Ver as linhas: ${what}`,
  handover: "Passagem de turno",
  limits: "Limites",
  note: "Segundo os horários que linhas, incidentes e documentação trazem. Uma linha recontada está entre as contadas na sua última conclusão; o que foi removido ou substituído não é conhecido.",
  undated: (count, of) =>
    `${count} ${plural(of, "linha traz uma diferença sem estar concluída", "linhas trazem uma diferença sem estarem concluídas")}: nada diz desde quando.`,
};

import { plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of what changed in a counting. */
export const messages: typeof english = {
  title: "Qué cambió",
  since: (from) => `desde ${from}`,
  between: (from, to) => `de ${from} a ${to}`,
  look: (moment) => `Última consulta, ${moment}`,
  yesterday: "Ayer a esta hora",
  later: "Es posterior al momento que se muestra.",
  counted: "Líneas contadas",
  discrepancies: "Discrepancias nuevas",
  incidents: "Incidencias notificadas",
  documented: "Motivos indicados",
  net: "neto",
  absolute: "absoluto",
  undocumented: (count) => `${count} sin motivo`,
  showLines: (what) => `Ver las líneas: ${what}`,
  handover: "Relevo de turno",
  limits: "Límites",
  note: "Según las horas que llevan las líneas, las incidencias y la documentación. Una línea contada otra vez figura entre las contadas en su último fin; lo eliminado o sustituido no se conoce.",
  undated: (count, of) =>
    `${count} ${plural(of, "línea lleva", "líneas llevan")} una diferencia sin estar ${plural(of, "terminada", "terminadas")}: nada dice desde cuándo.`,
};

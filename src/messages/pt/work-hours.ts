import type { workHours as english } from "#messages/en/work-hours.ts";
import { plural } from "./plural.ts";

/** Which working time pace, rates and forecasts count. */
export const workHours: typeof english = {
  counts: (hours) => `O ritmo conta ${hours}`,
  rule: (schedule, zone) => `${schedule}, ${zone}`,
  of: (warehouse, hours) => `em ${warehouse} ${hours}`,
  none: "noites e fins de semana: nenhum horário de trabalho configurado",
  noneOf: (warehouse) =>
    `noites e fins de semana: nenhum horário de trabalho configurado para ${warehouse}`,
  nights: "noites e fins de semana",
  unknownZone: (zone) =>
    `noites e fins de semana: este navegador não conhece o fuso ${zone} do horário de trabalho`,
  more: (count, warehouses) =>
    `mais ${count} ${plural(warehouses, "armazém tem", "armazéns têm")} horário próprio`,
};

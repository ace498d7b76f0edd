import type { workHours as english } from "#messages/en/work-hours.ts";
import { plural } from "./plural.ts";

/** Which working time pace, rates and forecasts count. */
export const workHours: typeof english = {
  counts: (hours) => `El ritmo cuenta ${hours}`,
  rule: (schedule, zone) => `${schedule}, ${zone}`,
  of: (warehouse, hours) => `en ${warehouse} ${hours}`,
  none: "noches y fines de semana: no hay horario laboral configurado",
  noneOf: (warehouse) =>
    `noches y fines de semana: no hay horario laboral configurado para ${warehouse}`,
  nights: "noches y fines de semana",
  unknownZone: (zone) =>
    `noches y fines de semana: este navegador no conoce la zona ${zone} del horario laboral`,
  more: (count, warehouses) =>
    `${count} ${plural(warehouses, "almacén más tiene", "almacenes más tienen")} horario propio`,
};

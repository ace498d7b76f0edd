import type { workHours as english } from "#messages/en/work-hours.ts";
import { plural } from "./plural.ts";

/** Which working time pace, rates and forecasts count. */
export const workHours: typeof english = {
  counts: (hours) => `Le rythme compte ${hours}`,
  rule: (schedule, zone) => `${schedule}, ${zone}`,
  of: (warehouse, hours) => `dans ${warehouse} ${hours}`,
  none: "nuits et week-ends : aucun horaire de travail n’est défini",
  noneOf: (warehouse) =>
    `nuits et week-ends : aucun horaire de travail n’est défini pour ${warehouse}`,
  nights: "nuits et week-ends",
  unknownZone: (zone) =>
    `nuits et week-ends : ce navigateur ne connaît pas le fuseau ${zone} des horaires de travail`,
  more: (count, warehouses) =>
    `${count} ${plural(warehouses, "autre entrepôt a ses", "autres entrepôts ont leurs")} propres horaires`,
};

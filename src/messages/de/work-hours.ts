import type { workHours as english } from "#messages/en/work-hours.ts";
import { plural } from "./plural.ts";

/** Which working time pace, rates and forecasts count. */
export const workHours: typeof english = {
  counts: (hours) => `Für das Tempo zählen ${hours}`,
  rule: (schedule, zone) => `${schedule}, ${zone}`,
  of: (warehouse, hours) => `in ${warehouse} ${hours}`,
  none: "auch Nächte und Wochenenden: Keine Arbeitszeit ist eingestellt",
  noneOf: (warehouse) =>
    `auch Nächte und Wochenenden: Für ${warehouse} ist keine Arbeitszeit eingestellt`,
  nights: "auch Nächte und Wochenenden",
  unknownZone: (zone) =>
    `auch Nächte und Wochenenden: Dieser Browser kennt die Zone ${zone} der Arbeitszeit nicht`,
  more: (count, warehouses) =>
    `${count} ${plural(warehouses, "weiteres Lager hat", "weitere Lager haben")} eigene Zeiten`,
};

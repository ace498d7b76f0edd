import { plural } from "./plural.ts";

/** Which working time pace, rates and forecasts count. */
export const workHours = {
  counts: (hours: string) => `Pace counts ${hours}`,
  rule: (schedule: string, zone: string) => `${schedule}, ${zone}`,
  of: (warehouse: string, hours: string) => `in ${warehouse} ${hours}`,
  /** Without any hours set, and without any for one warehouse. */
  none: "nights and weekends: no work hours are set",
  noneOf: (warehouse: string) => `nights and weekends: no work hours are set for ${warehouse}`,
  nights: "nights and weekends",
  unknownZone: (zone: string) =>
    `nights and weekends: this browser does not know the zone ${zone} of the work hours`,
  more: (count: string, warehouses: number) =>
    `${count} more ${plural(warehouses, "warehouse has", "warehouses have")} hours of their own`,
};

import type { Hidden } from "#contract/access.ts";
import { countingSchema } from "#contract/counting.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { lineSchema } from "#contract/line.ts";
import type { Settings } from "#contract/settings.ts";
import { hiddenInCounting, hiddenInLine } from "./hidden-fields.ts";
import type { Reshaping } from "./reshape.ts";
import { type Pick, pickOf } from "./shape.ts";
import { isOfWarehouse } from "./warehouse-of.ts";

/** What is sent as it came: the gateway's own words. */
const asItIs: Pick = (value) => value;

/** A counting as a detail has it, without what is hidden. */
export function detailReshaping(hidden: readonly Hidden[]): Reshaping {
  const header = hiddenInCounting(hidden);
  const members = Object.entries(countingSchema._zod.def.shape).map(
    ([key, schema]) => [key, pickOf(schema, header, [key])] as const,
  );
  return {
    list: "products",
    element: pickOf(lineSchema, hiddenInLine(hidden)),
    // What stands where the lines should be is no list, and nobody knows what it is.
    members: new Map([...members, ["products", () => null]]),
  };
}

interface ListLimits {
  readonly hidden: readonly Hidden[];
  /** The only one whose countings are sent, whatever the API takes its filter for; `null` for all. */
  readonly warehouse: string | null;
  /** Whether the API's own number of countings is of these alone, as far as that is known. */
  readonly isTotalOurs: boolean;
  readonly warehouseBy: Settings["warehouseBy"];
}

/**
 * A page of the list, without what is hidden and what belongs to other warehouses. What is sent of the API's number
 * of countings is that of this page, unless it is known to be of this warehouse alone.
 */
export function listReshaping({
  hidden,
  warehouse,
  isTotalOurs,
  warehouseBy,
}: ListLimits): Reshaping {
  const pick = hidden.length === 0 ? asItIs : pickOf(countingSchema, hiddenInCounting(hidden));
  const isOurs = (value: unknown) =>
    warehouse === null ||
    (typeof value === "object" &&
      value !== null &&
      "warehouse" in value &&
      isOfWarehouse(value.warehouse, warehouse, warehouseBy));
  let sent = 0;
  let isLeftOut = false;
  return {
    list: "items",
    element(value) {
      if (!isOurs(value)) {
        isLeftOut = true;
        return undefined;
      }
      sent += 1;
      return pick(value);
    },
    // The gateway's own pages have it behind the countings.
    members: new Map([
      [
        "meta",
        (meta) =>
          warehouse === null || (isTotalOurs && !isLeftOut) || typeof meta !== "object"
            ? meta
            : { ...meta, total: sent },
      ],
    ]),
  };
}

/** The endpoints whose answers tell of prices or people. */
export function hasSomethingToHide(name: EndpointName): name is "counting" | "countings" {
  return name === "counting" || name === "countings";
}

import type { Hidden } from "#contract/access.ts";
import { countingSchema } from "#contract/counting.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { lineSchema } from "#contract/line.ts";
import type { Settings } from "#contract/settings.ts";
import type { Reshaping } from "./reshape.ts";
import { type Picker, pickerOf } from "./shape.ts";
import { isOfWarehouse } from "./warehouse-of.ts";

/** Free text, which may mention costs or people. */
const texts = ["documentation.body", "incident.body"];

const metrics = [
  "valueAbc",
  "valueRanking",
  "valueTotal",
  "priceAbc",
  "priceRanking",
  "priceMonth",
  "price6Mo",
  "priceYear",
];

/** Paths of a line's fields that are left out. */
const ofLine: Readonly<Record<Hidden, readonly string[]>> = {
  costs: [
    "costPrice",
    "product.costPrice",
    ...metrics.map((name) => `product.metrics.${name}`),
    ...texts,
  ],
  names: ["assignedUser.username", "documentation.user.username", ...texts],
};

/** Paths of a counting's fields, besides its lines, that are left out. */
const ofCounting: Readonly<Record<Hidden, readonly string[]>> = {
  costs: [],
  names: ["participants.username"],
};

function hiddenInLine(hidden: readonly Hidden[]): ReadonlySet<string> {
  return new Set(hidden.flatMap((one) => ofLine[one]));
}

function hiddenInCounting(hidden: readonly Hidden[]): ReadonlySet<string> {
  return new Set(hidden.flatMap((one) => ofCounting[one]));
}

/** For text of the gateway itself. */
const asItIs: Picker = (value) => value;

/** The redaction of a counting's detail. */
export function detailReshaping(hidden: readonly Hidden[]): Reshaping {
  const header = hiddenInCounting(hidden);
  const members = Object.entries(countingSchema.entries).map(
    ([key, schema]) => [key, pickerOf(schema, header, [key])] as const,
  );
  return {
    list: "products",
    element: pickerOf(lineSchema, hiddenInLine(hidden)),
    // Lines that are not a list have an unknown content.
    members: new Map([...members, ["products", () => null]]),
  };
}

interface ListLimits {
  readonly hidden: readonly Hidden[];
  /** The only warehouse whose countings are sent, even if the API ignores its filter; `null` for all. */
  readonly warehouse: string | null;
  /** Whether the API's total is known to cover this warehouse only. */
  readonly isTotalOurs: boolean;
  readonly warehouseBy: Settings["warehouseBy"];
}

/**
 * The redaction of a list page: no hidden fields and no other warehouses. The total is the page's own count, unless
 * the API's is known to cover this warehouse only.
 */
export function listReshaping({
  hidden,
  warehouse,
  isTotalOurs,
  warehouseBy,
}: ListLimits): Reshaping {
  const pick = hidden.length === 0 ? asItIs : pickerOf(countingSchema, hiddenInCounting(hidden));
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
    // The gateway's own pages write `meta` after the countings.
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

/** The endpoints whose answers contain costs or people. */
export function hasSomethingToHide(name: EndpointName): name is "counting" | "countings" {
  return name === "counting" || name === "countings";
}

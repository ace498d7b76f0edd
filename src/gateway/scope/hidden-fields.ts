import type { Hidden } from "#contract/access.ts";

/** What people wrote: nobody knows whether it tells of prices, of people, of both or of neither. */
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

/** Fields of a line that are left out, by their paths. */
const ofLine: Readonly<Record<Hidden, readonly string[]>> = {
  costs: [
    "costPrice",
    "product.costPrice",
    ...metrics.map((name) => `product.metrics.${name}`),
    ...texts,
  ],
  names: ["assignedUser.username", "documentation.user.username", ...texts],
};

/** The same of a counting without its lines. */
const ofCounting: Readonly<Record<Hidden, readonly string[]>> = {
  costs: [],
  names: ["participants.username"],
};

/** The fields of a line that `hidden` leaves out. */
export function hiddenInLine(hidden: readonly Hidden[]): ReadonlySet<string> {
  return new Set(hidden.flatMap((one) => ofLine[one]));
}

/** The fields of a counting, beside its lines, that `hidden` leaves out. */
export function hiddenInCounting(hidden: readonly Hidden[]): ReadonlySet<string> {
  return new Set(hidden.flatMap((one) => ofCounting[one]));
}

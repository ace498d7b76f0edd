import type { Hidden } from "#contract/access.ts";

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

export function hiddenInLine(hidden: readonly Hidden[]): ReadonlySet<string> {
  return new Set(hidden.flatMap((one) => ofLine[one]));
}

export function hiddenInCounting(hidden: readonly Hidden[]): ReadonlySet<string> {
  return new Set(hidden.flatMap((one) => ofCounting[one]));
}

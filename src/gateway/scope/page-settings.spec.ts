import * as v from "valibot";
import { expect, test } from "vitest";
import { openAccess } from "#contract/access.ts";
import {
  fallbacksOf,
  number,
  own,
  perWarehouse,
  schemasOf,
  shown,
  type WarehouseRule,
} from "#contract/setting-kinds.ts";
import { settings } from "#contract/settings.ts";
import { settingNames } from "#gateway/config/setting-names.ts";
import { hasOwnRules, noCodes, pageSettings } from "./page-settings.ts";

const rulesSchema = v.nullable(v.array(v.object({ warehouse: v.nullable(v.string()) })));

/** Invented settings: of the gateway alone, a figure of money, and one that differs between warehouses. */
const rows = {
  gatewayPassword: own("GATEWAY_PASSWORD"),
  gatewayLimit: number("GATEWAY_LIMIT", 1, 9, 5),
  costLimit: shown(number("COST_LIMIT", 1, 100, 50), { costs: () => 50 }),
  shelves: perWarehouse(own("SHELVES", rulesSchema, null), "nothing"),
};
const rule = (warehouse: string | null): WarehouseRule => ({ warehouse });
const values = {
  gatewayPassword: "canary",
  gatewayLimit: 7,
  costLimit: 70,
  shelves: [rule(null), rule("N"), rule("S")],
  clientSecret: "canary",
};

test("the page gets only the rows that say so, whatever else the gateway knows", () => {
  const sent = pageSettings(rows, values, openAccess, noCodes);
  expect(sent).toEqual({ costLimit: 70, shelves: values.shelves, shelvesPending: false });
  expect(Object.keys(schemasOf(rows))).toEqual(["costLimit", "shelves", "shelvesPending"]);
  expect(fallbacksOf(rows)).toEqual({ costLimit: 50, shelves: null, shelvesPending: false });
});

test("what a row hides does not reach a viewer from whom it is hidden", () => {
  const sent = pageSettings(rows, values, { ...openAccess, hidden: ["costs"] }, noCodes);
  expect(sent.costLimit).toBe(50);
  const { costLimit } = pageSettings(rows, values, { ...openAccess, hidden: ["names"] }, noCodes);
  expect(costLimit).toBe(70);
});

test("a viewer of one warehouse gets its rule without its code, and of several countings theirs", () => {
  const one = { ...openAccess, scope: { kind: "counting" as const, id: "a" } };
  const several = { ...openAccess, scope: { kind: "countings" as const, ids: ["a", "b"] } };
  const known = { known: ["N"], isUnknown: false };
  expect(pageSettings(rows, values, one, known).shelves).toEqual([rule(null)]);
  expect(pageSettings(rows, values, several, known).shelves).toEqual([rule(null), rule("N")]);
  const unknown = pageSettings(rows, values, one, { known: [], isUnknown: true });
  expect(unknown).toMatchObject({ shelves: null, shelvesPending: true });
  expect(hasOwnRules(rows, values)).toBe(true);
  expect(hasOwnRules(rows, { ...values, shelves: [rule(null)] })).toBe(false);
});

test("no row is a secret, which a file could name", () => {
  for (const { name } of Object.values(settings)) {
    expect(settingNames.has(`${name}_FILE`)).toBe(false);
  }
});

import * as v from "valibot";
import type { Hidden } from "./access.ts";
import { finiteNumber } from "./scalars.ts";

/** What the page knows of a setting: the schema of its value, and the value while it is not set or not known. */
interface PageValue<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly fallback: v.InferOutput<Schema>;
}

/** Leaves out what must not reach a viewer from whom costs or names are hidden. */
type Hides<Value> = { readonly [What in Hidden]?: (value: Value) => Value };

/** A setting's value for one warehouse, by its code, or for all others, `null`. */
export interface WarehouseRule {
  readonly warehouse: string | null;
}

/** A whole number from `min` to `max`. */
export function number<const Name extends string>(
  name: Name,
  min: number,
  max: number,
  fallback: number,
) {
  return { kind: "number", name, min, max, fallback, schema: finiteNumber } as const;
}

/** One of a few words. */
export function choice<const Name extends string, const Option extends string>(
  name: Name,
  options: readonly Option[],
  fallback: NoInfer<Option>,
) {
  return { kind: "choice", name, options, fallback, schema: v.picklist(options) } as const;
}

/** 1 or 0, which is the default. */
export function flag<const Name extends string>(name: Name) {
  return { kind: "flag", name, fallback: false, schema: v.boolean() } as const;
}

/** Read by a function of its own in the gateway's `config.ts`. One that the page gets has the schema of its value. */
export function own<const Name extends string>(
  name: Name,
): { readonly kind: "own"; readonly name: Name };
export function own<const Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
  fallback: NoInfer<v.InferOutput<Schema>>,
): { readonly kind: "own"; readonly name: Name } & PageValue<Schema>;
export function own(name: string, schema?: v.GenericSchema, fallback?: unknown) {
  return { kind: "own", name, schema, fallback } as const;
}

/** Part of a value that is read from several settings, whose names are in the gateway's `setting-names.ts`. */
export function part<const Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
  fallback: NoInfer<v.InferOutput<Schema>>,
) {
  return { kind: "part", name, schema, fallback } as const;
}

/** Every viewer's page gets it. */
export function shown<Row extends PageValue<v.GenericSchema>>(
  row: Row,
  hides: Hides<Row["fallback"]> = {},
) {
  return { ...row, page: { to: "everyone", hides } } as const;
}

/**
 * A page gets the rules of the warehouses in its viewer's scope; only viewers of everything get all.
 * @param untilKnown what a page gets while the warehouse of its scope is not known: the rule of all `others`, or `nothing`
 */
export function perWarehouse<
  Row extends PageValue<v.GenericSchema<unknown, readonly WarehouseRule[] | null>>,
>(row: Row, untilKnown: "others" | "nothing", hides: Hides<v.InferOutput<Row["schema"]>> = {}) {
  return { ...row, page: { to: "warehouse", untilKnown, hides } } as const;
}

type KeyOf<Rows, Row> = {
  [Key in keyof Rows]: Rows[Key] extends Row ? Key : never;
}[keyof Rows];

type PendingKey<Rows> =
  `${KeyOf<Rows, { readonly page: { readonly to: "warehouse" } }> & string}Pending`;

/** The values of the settings that the page gets. */
export type ShownOf<Rows> = {
  readonly [Key in KeyOf<Rows, { readonly page: object }>]: Rows[Key] extends PageValue<
    infer Schema
  >
    ? v.InferOutput<Schema>
    : never;
};

/** What the page gets: values, and which rules are not known yet. */
export type ValuesOf<Rows> = ShownOf<Rows> & Readonly<Record<PendingKey<Rows>, boolean>>;

/** The schemas of what the page gets. */
type SchemasOf<Rows> = {
  readonly [Key in keyof ValuesOf<Rows>]: v.GenericSchema<unknown, ValuesOf<Rows>[Key]>;
};

/** A row that the page gets, whatever its value. */
interface ShownRow extends PageValue<v.GenericSchema> {
  readonly page: {
    readonly to: "everyone" | "warehouse";
    readonly untilKnown?: "others" | "nothing";
    readonly hides: Hides<unknown>;
  };
}

/** The rows that the page gets, with their keys. */
export function shownRows(rows: object): readonly (readonly [key: string, row: ShownRow])[] {
  return Object.entries(rows).filter(([, row]) => "page" in row);
}

/** The names of the flags that say whether the rule of the viewer's warehouse is not known yet. */
export function pendingKeys<Rows extends object>(rows: Rows): readonly PendingKey<Rows>[] {
  const keys = shownRows(rows).filter(([, { page }]) => page.to === "warehouse");
  return keys.map(([key]) => `${key}Pending` as PendingKey<Rows>);
}

export function schemasOf<Rows extends object>(rows: Rows): SchemasOf<Rows> {
  return Object.fromEntries([
    ...shownRows(rows).map(([key, { schema }]) => [key, schema]),
    ...pendingKeys(rows).map((key) => [key, v.boolean()]),
  ]) as SchemasOf<Rows>;
}

/** What the page takes while it knows no settings. */
export function fallbacksOf<Rows extends object>(rows: Rows): ValuesOf<Rows> {
  return Object.fromEntries([
    ...shownRows(rows).map(([key, { fallback }]) => [key, fallback]),
    ...pendingKeys(rows).map((key) => [key, false]),
  ]) as ValuesOf<Rows>;
}

import type * as v from "valibot";

type Schema = v.GenericSchema;

/** The schema of the values other than `null`, and whether `null` is valid. */
export function withoutNull(schema: Schema): {
  readonly inner: Schema;
  readonly nullable: boolean;
} {
  return isNullable(schema)
    ? { inner: schema.wrapped, nullable: true }
    : { inner: schema, nullable: false };
}

/** The schemas of an object's members by name; `null` for other kinds of schema. */
export function membersOf(schema: Schema): Readonly<Record<string, Schema>> | null {
  return isObject(schema) ? schema.entries : null;
}

/** The schema of a member's values where it is sent. */
export function whenSent(schema: Schema): Schema {
  return isOptional(schema) ? schema.wrapped : schema;
}

/** The schema of the elements of a list, or of a tuple whose elements are of one kind; `null` for other kinds of schema. */
export function elementOf(schema: Schema): Schema | null {
  if (isArray(schema)) return schema.item;
  return isTuple(schema) && new Set(schema.items).size === 1 ? (schema.items[0] ?? null) : null;
}

function isNullable(schema: Schema): schema is v.NullableSchema<Schema, undefined> {
  return schema.type === "nullable";
}

function isOptional(schema: Schema): schema is v.OptionalSchema<Schema, undefined> {
  return schema.type === "optional";
}

function isTuple(schema: Schema): schema is v.StrictTupleSchema<Schema[], undefined> {
  return schema.type === "strict_tuple";
}

function isObject(
  schema: Schema,
): schema is v.ObjectSchema<Readonly<Record<string, Schema>>, undefined> {
  return schema.type === "object";
}

function isArray(schema: Schema): schema is v.ArraySchema<Schema, undefined> {
  return schema.type === "array";
}

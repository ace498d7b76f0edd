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

/** The schema of a list's elements; `null` for other kinds of schema. */
export function elementOf(schema: Schema): Schema | null {
  return isArray(schema) ? schema.item : null;
}

function isNullable(schema: Schema): schema is v.NullableSchema<Schema, undefined> {
  return schema.type === "nullable";
}

function isObject(
  schema: Schema,
): schema is v.ObjectSchema<Readonly<Record<string, Schema>>, undefined> {
  return schema.type === "object";
}

function isArray(schema: Schema): schema is v.ArraySchema<Schema, undefined> {
  return schema.type === "array";
}

import type * as v from "valibot";
import { sign } from "#contract/json-signs.ts";
import { abcClass, finiteNumber, instant, instantPattern } from "#contract/scalars.ts";
import { membersOf, withoutNull } from "#contract/schema-parts.ts";
import { type Column, takeNull } from "./column.ts";
import { InstantColumn } from "./instant-column.ts";
import { skipSpace } from "./json-bytes.ts";
import { NumberColumn } from "./number-column.ts";
import { TextColumn } from "./text-column.ts";

type Entry = readonly [key: string, part: Column | ObjectPart];

interface Field {
  /** The encoded key, from its first quote to the colon. */
  readonly name: Uint8Array;
  readonly part: Column | ObjectPart;
}

function isAt({ name }: Field, bytes: Uint8Array, from: number): boolean {
  for (let at = 0; at < name.length; at += 1) if (bytes[from + at] !== name[at]) return false;
  return true;
}

/** An object of a schema: validates values and stores each field in a separate column. */
export class ObjectPart {
  private readonly nullable: boolean;
  private readonly all: readonly Entry[];
  /** In the order of the latest object. */
  private readonly fields: Field[];

  constructor(entries: readonly Entry[], nullable: boolean) {
    this.nullable = nullable;
    this.all = entries;
    const encoder = new TextEncoder();
    this.fields = entries.map(([key, part]) => ({ name: encoder.encode(`"${key}":`), part }));
  }

  /**
   * Reads the JSON value at `from`, if it is valid and in the usual notation: each field once, and no others.
   * @param bytes followed by a zero, which JSON cannot contain
   * @returns the end of the value; -1 when it is incomplete or needs the slower `write`
   * @throws SyntaxError when it cannot be JSON
   */
  take(row: number, bytes: Uint8Array, from: number): number {
    if (bytes[from] !== sign.openObject) {
      return this.nullable ? takeNull(this, row, bytes, from) : -1;
    }
    let at = from;
    for (let turn = 0; turn < this.fields.length; turn += 1) {
      if (turn > 0 && bytes[at] !== sign.comma) return -1;
      at = skipSpace(bytes, at + 1);
      const field = this.fieldAt(bytes, at, turn);
      if (!field) return -1;
      at = field.part.take(row, bytes, skipSpace(bytes, at + field.name.length));
      if (at === -1) return -1;
      at = skipSpace(bytes, at);
    }
    return bytes[at] === sign.closeObject ? at + 1 : -1;
  }

  /** Stores the value and returns whether it is valid. */
  write(row: number, value: unknown): boolean {
    if (typeof value !== "object" || Array.isArray(value)) return false;
    if (value === null) {
      this.blank(row);
      return this.nullable;
    }
    const record = value as Readonly<Record<string, unknown>>;
    return this.all.every(([key, part]) => part.write(row, record[key]));
  }

  blank(row: number): void {
    for (const [, part] of this.all) part.blank(row);
  }

  /** Whether the object is absent: all its fields are blank. */
  isBlank(row: number): boolean {
    return this.all.every(([, part]) => part.isBlank(row));
  }

  /** The stored value, without fields that are not in the schema. */
  read(row: number): unknown {
    if (this.nullable && this.isBlank(row)) return null;
    return Object.fromEntries(this.all.map(([key, part]) => [key, part.read(row)]));
  }

  /** The field at that position, among those not read yet. */
  private fieldAt(bytes: Uint8Array, at: number, turn: number): Field | null {
    const { fields } = this;
    for (let next = turn; next < fields.length; next += 1) {
      const field = fields[next];
      if (!field || !isAt(field, bytes, at)) continue;
      if (next > turn) {
        fields.splice(next, 1);
        fields.splice(turn, 0, field);
      }
      return field;
    }
    return null;
  }
}

function columnOf(schema: v.GenericSchema, nullable: boolean): Column | null {
  if (schema === instant) return new InstantColumn(instantPattern, nullable);
  if (schema === abcClass) return new TextColumn(abcClass.options, nullable);
  if (schema === finiteNumber) return new NumberColumn(nullable);
  return schema.type === "string" && !("pipe" in schema) ? new TextColumn(null, nullable) : null;
}

/**
 * Derives validating columns from a schema; they accept exactly what the schema accepts.
 * @param columns receives each column that is not among them yet, by the path of its field
 * @throws TypeError for an unsupported kind of schema: at start, never for a value
 */
export function columnsOf(
  schema: v.GenericSchema,
  columns: Map<string, Column>,
  path: readonly string[] = [],
): Column | ObjectPart {
  const { inner, nullable } = withoutNull(schema);
  const members = membersOf(inner);
  if (members) {
    const entries = Object.entries(members).map(
      ([key, member]) => [key, columnsOf(member, columns, [...path, key])] as const,
    );
    return new ObjectPart(entries, nullable);
  }
  const field = path.join(".");
  const column = columns.get(field) ?? columnOf(inner, nullable);
  if (!column) throw new TypeError(`${field} is of a kind that has no column`);
  columns.set(field, column);
  return column;
}

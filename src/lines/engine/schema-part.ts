import * as z from "zod/mini";
import type { Column } from "./column.ts";
import { InstantColumn } from "./instant-column.ts";
import { NumberColumn } from "./number-column.ts";
import { TextColumn } from "./text-column.ts";

type Entry = readonly [key: string, part: Column | ObjectPart];

interface Writer {
  write(row: number, value: unknown): boolean;
}

/**
 * The parts of one class. Each class has a list and a loop of its own, so that the loop calls one function
 * again and again: that is several times faster than a loop over parts of all kinds.
 */
interface Parts<P extends Writer> {
  readonly keys: readonly string[];
  readonly parts: readonly P[];
}

function partsOf<P extends Writer>(
  entries: readonly Entry[],
  kind: new (...args: never[]) => P,
): Parts<P> {
  const ofKind = entries.filter(([, part]) => part instanceof kind);
  const parts = ofKind.flatMap(([, part]) => (part instanceof kind ? [part] : []));
  return { keys: ofKind.map(([key]) => key), parts };
}

/** An object of a schema: checks values and keeps them, row by row, each field in a column of its own. */
export class ObjectPart {
  private readonly nullable: boolean;
  private readonly all: readonly Entry[];
  private readonly numbers: Parts<NumberColumn>;
  private readonly texts: Parts<TextColumn>;
  private readonly instants: Parts<InstantColumn>;
  private readonly objects: Parts<ObjectPart>;

  constructor(entries: readonly Entry[], nullable: boolean) {
    this.nullable = nullable;
    this.all = entries;
    this.numbers = partsOf(entries, NumberColumn);
    this.texts = partsOf(entries, TextColumn);
    this.instants = partsOf(entries, InstantColumn);
    this.objects = partsOf(entries, ObjectPart);
  }

  /** Takes the value in if the schema takes it, and says whether it does. */
  write(row: number, value: unknown): boolean {
    if (typeof value !== "object" || Array.isArray(value)) return false;
    if (value === null) {
      this.blank(row);
      return this.nullable;
    }
    const record = value as Readonly<Record<string, unknown>>;
    const { numbers, texts, instants, objects } = this;
    for (let at = 0; at < numbers.parts.length; at += 1) {
      if (!numbers.parts[at]?.write(row, record[numbers.keys[at] ?? ""])) return false;
    }
    for (let at = 0; at < texts.parts.length; at += 1) {
      if (!texts.parts[at]?.write(row, record[texts.keys[at] ?? ""])) return false;
    }
    for (let at = 0; at < instants.parts.length; at += 1) {
      if (!instants.parts[at]?.write(row, record[instants.keys[at] ?? ""])) return false;
    }
    for (let at = 0; at < objects.parts.length; at += 1) {
      if (!objects.parts[at]?.write(row, record[objects.keys[at] ?? ""])) return false;
    }
    return true;
  }

  blank(row: number): void {
    for (const [, part] of this.all) part.blank(row);
  }

  /** Whether there is no such object at all: its fields that are always there are not. */
  isBlank(row: number): boolean {
    return this.all.every(([, part]) => part.isBlank(row));
  }

  /** The value that was written, without what the schema does not name. */
  read(row: number): unknown {
    if (this.nullable && this.isBlank(row)) return null;
    return Object.fromEntries(this.all.map(([key, part]) => [key, part.read(row)]));
  }
}

function columnOf(schema: z.core.$ZodType, nullable: boolean): Column | null {
  if (schema instanceof z.ZodMiniISODateTime && schema._zod.def.pattern) {
    return new InstantColumn(schema._zod.def.pattern, nullable);
  }
  if (schema instanceof z.ZodMiniEnum) {
    return new TextColumn(new Set(Object.values(schema._zod.def.entries).map(String)), nullable);
  }
  if (schema instanceof z.ZodMiniNumber) return new NumberColumn(nullable);
  return schema instanceof z.ZodMiniString ? new TextColumn(null, nullable) : null;
}

/**
 * Derives from a schema what checks and keeps its values; it accepts just what the schema accepts.
 * @param columns where each column is entered, by the path of its field
 * @throws TypeError for a kind of schema that no line has needed yet: at start, never for a value
 */
export function partOf(
  schema: z.core.$ZodType,
  columns: Map<string, Column>,
  path: readonly string[] = [],
  nullable = false,
): Column | ObjectPart {
  if (schema instanceof z.ZodMiniNullable) {
    return partOf(schema._zod.def.innerType, columns, path, true);
  }
  if (schema instanceof z.ZodMiniObject) {
    const entries = Object.entries(schema._zod.def.shape).map(
      ([key, inner]) => [key, partOf(inner, columns, [...path, key])] as const,
    );
    return new ObjectPart(entries, nullable);
  }
  const column = columnOf(schema, nullable);
  if (!column) throw new TypeError(`${path.join(".")} is of a kind that cannot be kept`);
  columns.set(path.join("."), column);
  return column;
}

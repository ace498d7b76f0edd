import type { Sort } from "#table/sort/sorts.ts";
import { type Codec, mapped } from "./define-search.ts";

/** Reads one text; `undefined` when it is invalid. */
type Parse<Value> = (text: string) => Value | undefined;

/**
 * A value in one parameter.
 * @param always whether the default is written, too
 */
export function param<Value extends string | number | boolean | object | null>({
  default: fallback,
  parse,
  format = String,
  always = false,
}: {
  readonly default: Value;
  readonly parse: Parse<Value>;
  readonly format?: (value: NonNullable<Value>) => string;
  readonly always?: boolean;
}): Codec<Value> {
  const textOf = (value: Value) => (value === null ? "" : format(value));
  return {
    read: (params, name) => parse(params.get(name) ?? "") ?? fallback,
    write: (params, name, value) => {
      const text = textOf(value);
      put(params, name, text === textOf(fallback) && !always ? "" : text);
    },
    invalid: (params, name) => invalidIn(name, [params.get(name) ?? ""], parse),
  };
}

/** A text as it is written; an invalid one counts as "". */
export function text(isValid: (text: string) => boolean = () => true): Codec<string> {
  return param({ default: "", parse: (value) => (isValid(value) ? value : undefined) });
}

/** A switch: its parameter has the text when it is other than the fallback. */
export function flag(written = "1", fallback = false): Codec<boolean> {
  return param<boolean>({
    default: fallback,
    parse: (value) => (value === written ? !fallback : undefined),
    format: (value) => (value === fallback ? "" : written),
  });
}

/** One of the names. */
export function oneOf<const Name extends string>(
  names: readonly Name[],
  fallback: NoInfer<Name>,
): Codec<Name> {
  return param({ default: fallback, parse: nameIn(names) });
}

/** Allowed numbers; `min` and `max` are included. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
  /** The pattern of the text. */
  readonly pattern?: RegExp;
}

export function parseNumber(
  value: string,
  { min = -Number.MAX_VALUE, max = Number.MAX_VALUE, isWhole, pattern = /\S/ }: NumberLimits = {},
): number | undefined {
  const number = pattern.test(value) ? Number(value) : Number.NaN;
  if (isWhole && !Number.isInteger(number)) return undefined;
  return number >= min && number <= max ? number : undefined;
}

/** A number, or the fallback. */
export function number<Fallback extends number | null>(
  fallback: Fallback,
  limits?: NumberLimits,
): Codec<number | Fallback> {
  return param<number | Fallback>({
    default: fallback,
    parse: (value) => parseNumber(value, limits),
  });
}

/**
 * An instant in milliseconds since 1970, written in ISO 8601 and UTC; `null` without one.
 * @param pattern of the text; by default it has a date and a time
 */
export function instant(pattern = /^\d{4}-\d{2}-\d{2}T/): Codec<number | null> {
  return param<number | null>({
    default: null,
    parse: (value) => {
      const time = pattern.test(value) ? Date.parse(value) : Number.NaN;
      return Number.isNaN(time) ? undefined : time;
    },
    format: (time) => new Date(time).toISOString(),
  });
}

/** A range from `name-from` to `name-to`, each end `null` where it is open; `null` without any end. */
export function range<End>(
  end: Codec<End | null>,
): Codec<{ readonly from: End | null; readonly to: End | null } | null> {
  return {
    read: (params, name) => {
      const from = end.read(params, `${name}-from`);
      const to = end.read(params, `${name}-to`);
      return from === null && to === null ? null : { from, to };
    },
    write: (params, name, value) => {
      end.write(params, `${name}-from`, value?.from ?? null);
      end.write(params, `${name}-to`, value?.to ?? null);
    },
    invalid: (params, name) =>
      ["from", "to"].flatMap((side) => end.invalid(params, `${name}-${side}`)),
  };
}

/** Texts in parameters of the same name, without those that are empty or repeated; `null` without any. */
export function values(): Codec<readonly string[] | null> {
  return {
    read: (params, name) => {
      const list = [...new Set(params.getAll(name))].filter((value) => value !== "");
      return list.length === 0 ? null : list;
    },
    write: (params, name, list) => {
      params.delete(name);
      for (const value of list ?? []) if (value !== "") params.append(name, value);
    },
    invalid: () => [],
  };
}

/**
 * Items with commas between them. Invalid ones are skipped.
 * @param id items of the same id count once
 */
export function items<Item>({
  parse,
  format = String,
  id = format,
}: {
  readonly parse: Parse<Item>;
  readonly format?: (item: Item) => string;
  readonly id?: (item: Item) => string;
}): Codec<readonly Item[]> {
  const partsOf = (params: URLSearchParams, name: string) => (params.get(name) ?? "").split(",");
  return {
    read: (params, name) => {
      const found = new Map<string, Item>();
      for (const part of partsOf(params, name)) {
        const item = parse(part);
        if (item !== undefined && !found.has(id(item))) found.set(id(item), item);
      }
      return [...found.values()];
    },
    write: (params, name, list) => put(params, name, list.map(format).join(",")),
    invalid: (params, name) => invalidIn(name, partsOf(params, name), parse),
  };
}

/** Some of the names, in the order of the address. */
export function list<Name extends string>(names: readonly Name[]): Codec<readonly Name[]> {
  return items({ parse: nameIn(names) });
}

/** Some of the names, in their own order. */
export function subset<Name extends string>(names: readonly Name[]): Codec<readonly Name[]> {
  const inOrder = (some: readonly Name[]) => names.filter((name) => some.includes(name));
  return mapped<readonly Name[], readonly Name[]>(list(names), inOrder, inOrder);
}

/** The visible columns; `null` where they are the default ones, or none is valid. */
export function columns<Name extends string>(
  codec: Codec<readonly Name[]>,
  defaults: readonly Name[],
): Codec<readonly Name[] | null> {
  const isDefault = (some: readonly Name[]) => some.length === 0 || some.join() === defaults.join();
  return mapped<readonly Name[], readonly Name[] | null>(
    codec,
    (some) => (isDefault(some) ? null : some),
    (some) => (some === null || isDefault(some) ? [] : some),
  );
}

/** `-left,name`: by what is left descending, then by name. A column counts once. */
export function sorts<Column extends string>(
  names: readonly Column[],
): Codec<readonly Sort<Column>[]> {
  const parse = nameIn(names);
  return items<Sort<Column>>({
    parse: (part) => {
      const descending = part.startsWith("-");
      const field = parse(part.slice(descending ? 1 : 0));
      return field && { field, descending };
    },
    format: ({ field, descending }) => (descending ? `-${field}` : field),
    id: ({ field }) => field,
  });
}

function nameIn<Name extends string>(names: readonly Name[]): Parse<Name> {
  return (value) => names.find((name) => name === value);
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === "") params.delete(name);
  else params.set(name, value);
}

function invalidIn(name: string, parts: readonly string[], parse: Parse<unknown>): string[] {
  return parts
    .filter((part) => part !== "" && parse(part) === undefined)
    .map((part) => `${name}=${part}`);
}

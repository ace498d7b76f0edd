import fc from "fast-check";

/** A change of one position in an answer. */
export interface Mutation {
  /** Selects the position, modulo their number. */
  readonly index: number;
  readonly how: "replace" | "remove" | "rename" | "repeat" | "wrap";
  /** The replacement, or the new name. */
  readonly value: unknown;
}

const markup = '<img src=x onerror="window.__xss=1">';

/** Values that are unusual for some field; many of them still satisfy the contract. */
const unusual = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    0,
    -1,
    0.1,
    5e-324,
    1e21,
    1e308,
    -1e308,
    2 ** 53,
    [],
    {},
    [null],
    { name: 1 },
    "",
    " ",
    "0",
  ],
  ...["none", "null", "NaN", "__proto__", "constructor", "=1+1", "\0", "\ud800", "\u202e", markup],
  ...["0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999-23:59", "2026-02-28T24:00:00Z"],
  ...["2026-03-02T06:00:00+23:59", "2026-03-02T06:00:00.123456789Z", "2026-03-02T06:00Z"],
  ...["-1-1-1", "A-99999999999999999999-1", "x".repeat(5000), "},{", '"}]}', "\u2028", "🧮"],
);

const toText = (points: readonly number[]) => String.fromCodePoint(...points);

const values = fc.oneof(
  { weight: 6, arbitrary: unusual },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.array(fc.nat({ max: 0x10ffff }), { maxLength: 8 }).map(toText) },
);

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  index: fc.nat(),
  how: fc.constantFrom("replace", "replace", "replace", "remove", "rename", "repeat", "wrap"),
  value: values,
});

type Holder = Record<string, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

function positionsIn(value: unknown, places: [Holder, string][] = []): [Holder, string][] {
  if (!isHolder(value)) return places;
  for (const key of Object.keys(value)) {
    places.push([value, key]);
    positionsIn(value[key], places);
  }
  return places;
}

/** Not by assignment, as the name may be `__proto__`. */
function set(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function change(holder: Holder, key: string, { how, value }: Mutation): void {
  const old = holder[key];
  // A copy, since a later change may be made inside it.
  if (how === "replace") set(holder, key, structuredClone(value));
  else if (how === "wrap") set(holder, key, [old]);
  else if (Array.isArray(holder)) {
    holder.splice(Number(key), how === "repeat" ? 0 : 1, ...(how === "remove" ? [] : [old]));
  } else if (how === "remove") delete holder[key];
  else set(holder, how === "rename" ? textOf(value) : `${key}2`, old);
}

/** A JSON value with some changes, one after the other; the original is unchanged. */
export function mutated(value: unknown, changes: readonly Mutation[]): unknown {
  const root: Holder = { value: structuredClone(value) };
  for (const mutation of changes) {
    const places = positionsIn(root);
    const [holder, key] = places[mutation.index % places.length] ?? [root, "value"];
    change(holder, key, mutation);
  }
  return root.value;
}

/** The same for a text: pieces are cut out, and others inserted. */
export function mutatedText(text: string, changes: readonly Mutation[]): string {
  return changes.reduce((so, { index, how, value }) => {
    const at = index % (so.length + 1);
    const put = how === "repeat" ? so.slice(at, at + 40) : textOf(value);
    const length = { replace: 1, remove: 30, rename: 8, repeat: 0, wrap: so.length }[how];
    return so.slice(0, at) + (how === "wrap" ? "" : put) + so.slice(at + length);
  }, text);
}

/** Where the span of changes starts or ends. */
export type ChangesBound =
  /** The previous visit of this browser to the counting. */
  | { readonly kind: "look" }
  /** The last time that clocks in the page's zone showed this time: `06:00`. */
  | { readonly kind: "clock"; readonly time: string }
  /** Milliseconds since 1970. */
  | { readonly kind: "instant"; readonly at: number };

/** One bound: changes since then. Two: changes between them. */
export type ChangesBounds = readonly [ChangesBound] | readonly [ChangesBound, ChangesBound];

/** The previous visit, as in the address. */
export const lastLook = "last-look";

function parseBound(text: string): ChangesBound | null {
  if (text === lastLook) return { kind: "look" };
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return { kind: "clock", time: text };
  const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : { kind: "instant", at };
}

/** Parses `since` of an address: `06:00`, `last-look`, an instant, or two of them; `null` for anything else. */
export function parseBounds(text: string | null): ChangesBounds | null {
  const [first, second] = (text ?? "").split(",").map(parseBound);
  if (!first || second === null) return null;
  return second ? [first, second] : [first];
}

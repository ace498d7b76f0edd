import fc from "fast-check";

/** Any character, but no half of a surrogate pair. fast-check's own `binary` makes a table of them all, for seconds. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

import * as z from "zod/mini";

/** An ISO 8601 instant with its offset, such as `2026-01-05T06:00:00.000Z`; stays the text that was sent. */
export const instant = z.iso.datetime({ offset: true });

/** An ABC class: A is the most important, C the least. */
export const abcClass = z.enum(["A", "B", "C"]);

export type AbcClass = z.infer<typeof abcClass>;

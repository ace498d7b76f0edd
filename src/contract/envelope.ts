import * as z from "zod/mini";

const link = z.nullish(z.object({ href: z.nullish(z.string()) }));

/**
 * Envelope of a list page (API text, 2.9). Only `total` is guaranteed: the API text does not say when cursor
 * and links are present, so each may be absent or null. The gateway omits `cursor` at the end of the list, and
 * sends links relative to itself.
 */
export const envelopeSchema = z.object({
  /** The page's entries, decoded one by one, so that an invalid one does not fail the page. */
  items: z.array(z.unknown()),
  meta: z.object({
    /** Number of entries in the whole list. */
    total: z.number(),
    /** Position of the next page. */
    cursor: z.nullish(z.string()),
    links: z.nullish(z.object({ self: link, first: link, next: link })),
  }),
});

export type Envelope = z.infer<typeof envelopeSchema>;

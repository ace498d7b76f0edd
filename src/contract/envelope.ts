import * as z from "zod/mini";

const link = z.nullish(z.object({ href: z.nullish(z.string()) }));

/**
 * The wrapping of a page of a list (API text, 2.9). Only `total` is sure to be there: the API text
 * does not say when cursor and links are present, so each may be absent or null. The gateway leaves
 * `cursor` out where the list ends, and sends links relative to itself.
 */
export const envelopeSchema = z.object({
  /** The page's entries, decoded one by one, so that a faulty one does not take the page with it. */
  items: z.array(z.unknown()),
  meta: z.object({
    /** How many entries the whole list has. */
    total: z.number(),
    /** The position at which the next page begins. */
    cursor: z.nullish(z.string()),
    links: z.nullish(z.object({ self: link, first: link, next: link })),
  }),
});

export type Envelope = z.infer<typeof envelopeSchema>;

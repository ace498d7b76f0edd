import * as v from "valibot";
import { finiteNumber } from "./scalars.ts";

const link = v.nullish(v.object({ href: v.nullish(v.string()) }));

/**
 * Envelope of a list page (API text, 2.9). Only `total` is guaranteed: the API text does not say when cursor
 * and links are present, so each may be absent or null. The gateway omits `cursor` at the end of the list, and
 * sends links relative to itself.
 */
export const envelopeSchema = v.object({
  /** The page's entries, decoded one by one, so that an invalid one does not fail the page. */
  items: v.array(v.unknown()),
  meta: v.object({
    /** Number of entries in the whole list. */
    total: finiteNumber,
    /** Position of the next page. */
    cursor: v.nullish(v.string()),
    links: v.nullish(v.object({ self: link, first: link, next: link })),
  }),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;

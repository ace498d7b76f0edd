import * as z from "zod/mini";
import { createStoredState, type StoredState } from "#storage/stored-state.ts";

const watchSchema = z.object({
  at: z.number(),
  watched: z.array(z.object({ id: z.string(), endedAt: z.nullable(z.number()) })),
});

/** The countings that a warehouse's screen watches, and the gateway's time in milliseconds since 1970. */
export type StoredWatch = z.infer<typeof watchSchema>;

/** The stored watch of a warehouse's screen; `null` for a new screen. */
export function watchOf(warehouse: string): StoredState<StoredWatch | null> {
  return createStoredState<StoredWatch | null>({
    key: `countboard:watched:${warehouse}`,
    initial: null,
    decode: (text) => watchSchema.parse(JSON.parse(text)),
    area: "session",
  });
}

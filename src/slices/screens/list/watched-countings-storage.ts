import * as v from "valibot";
import { createStoredState, type StoredState } from "#storage/stored-state.ts";

const watchSchema = v.object({
  at: v.number(),
  watched: v.array(v.object({ id: v.string(), endedAt: v.nullable(v.number()) })),
});

/** The countings that a warehouse's screen watches, and the gateway's time in milliseconds since 1970. */
export type StoredWatch = v.InferOutput<typeof watchSchema>;

/** The stored watch of a warehouse's screen; `null` for a new screen. */
export function watchOf(warehouse: string): StoredState<StoredWatch | null> {
  return createStoredState<StoredWatch | null>({
    key: `countboard:watched:${warehouse}`,
    initial: null,
    decode: (text) => v.parse(watchSchema, JSON.parse(text)),
    area: "session",
  });
}

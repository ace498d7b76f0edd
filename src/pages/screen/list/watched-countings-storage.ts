import * as z from "zod/mini";
import type { WatchedCounting } from "#domain/screen/warehouse.ts";

/** What a warehouse's screen has watched, as it was at a moment: the gateway's time, milliseconds since 1970. */
export interface KeptWatch {
  readonly at: number;
  readonly watched: readonly WatchedCounting[];
}

const keptSchema = z.object({
  at: z.number(),
  watched: z.array(z.object({ id: z.string(), endedAt: z.nullable(z.number()) })),
});

type StorageOf = () => Storage;

const usual: StorageOf = () => sessionStorage;

const keyOf = (warehouse: string) => `countboard:watched:${warehouse}`;

/** What was kept before the page was loaded anew; `null` without that, or where nothing can be kept. */
export function readWatch(warehouse: string, storage: StorageOf = usual): KeptWatch | null {
  try {
    const text = storage().getItem(keyOf(warehouse));
    const read = keptSchema.safeParse(JSON.parse(text ?? "null"));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function keepWatch(warehouse: string, kept: KeptWatch, storage: StorageOf = usual): void {
  try {
    storage().setItem(keyOf(warehouse), JSON.stringify(kept));
  } catch {
    // Storage is switched off or full: then a final result ends with the page.
  }
}

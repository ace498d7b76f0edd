import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { countingSchema } from "#contract/counting.ts";
import { savedViewSchema } from "#contract/views.ts";
import { keyOfOwn } from "#storage/stored-access.ts";
import { createStoredState } from "#storage/stored-state.ts";

/** What this browser keeps: views, the address that it starts with, and starred warehouses. */
export const ownViewsSchema = v.object({
  views: v.array(savedViewSchema),
  /** `null` for the list of countings. */
  start: v.nullable(savedViewSchema.entries.address),
  stars: v.array(countingSchema.entries.warehouse),
});

export type OwnViews = v.InferOutput<typeof ownViewsSchema>;

const initial: OwnViews = { views: [], start: null, stars: [] };

export const ownViews = createStoredState<OwnViews>({
  key: () => keyOfOwn("countboard:views"),
  initial,
  decode: (text) => v.parse(ownViewsSchema, JSON.parse(text)),
});

export function useOwnViews(): OwnViews {
  return useSyncExternalStore(ownViews.subscribe, ownViews.get);
}

export function changeOwnViews(change: (before: OwnViews) => Partial<OwnViews>): void {
  ownViews.update((before) => ({ ...before, ...change(before) }));
}

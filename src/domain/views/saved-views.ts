import type { SavedView } from "#contract/views.ts";

/** The views with others added at the end; one of the same name is replaced in its place. */
export function withViews(
  views: readonly SavedView[],
  added: readonly SavedView[],
): readonly SavedView[] {
  const byName = new Map([...views, ...added].map((view) => [view.name, view]));
  return [...byName.values()];
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name);
}

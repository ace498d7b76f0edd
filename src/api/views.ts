import { queryOptions } from "@tanstack/react-query";
import { type SavedView, savedViewsSchema } from "#contract/views.ts";
import { type Answer, decode, getJson } from "#transport/get.ts";
import { postJson } from "#transport/post.ts";

const path = "/api/views";
const { signal: neverAborted } = new AbortController();

function viewsOf({ body }: Answer): readonly SavedView[] {
  return decode(savedViewsSchema, body, path).views;
}

/** The views that admins keep for everyone. */
export const viewsForEveryoneQuery = queryOptions({
  queryKey: ["views"],
  queryFn: async ({ signal }) => viewsOf(await getJson(path, signal)),
});

/** Keeps a view for everyone, in place of one of the same name. */
export async function keepForEveryone(view: SavedView): Promise<readonly SavedView[]> {
  return viewsOf(await postJson(`${path}/add`, { views: [view] }, neverAborted));
}

export async function removeForEveryone(name: string): Promise<readonly SavedView[]> {
  return viewsOf(await postJson(`${path}/remove`, { name }, neverAborted));
}

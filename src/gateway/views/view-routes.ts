import * as v from "valibot";
import { type SavedView, savedViewsSchema, viewNameSchema } from "#contract/views.ts";
import { withoutView, withViews } from "#domain/views/saved-views.ts";
import { readBody } from "#gateway/access/json-body.ts";
import type { Route, Viewer } from "#gateway/access/request-context.ts";
import { type FileKind, type FolderFile, openFolderFile } from "#gateway/folder/folder-file.ts";
import { ProblemError } from "#gateway/http/problem.ts";

/** The views that admins keep for everyone. */
type ViewsFile = FolderFile<readonly SavedView[]>;

/** @param onFault called with the reason when the file cannot be read or written */
export function openViewsFile(stateDir: string, onFault: (sentence: string) => void): ViewsFile {
  const kind: FileKind<readonly SavedView[]> = {
    name: "views",
    empty: [],
    parse: (value) => v.parse(savedViewsSchema.entries.views, value),
    problem: "views-unusable",
    effects: {
      read: "so the views for everyone are missing",
      write: "so the views for everyone cannot be changed",
      removed: "without views for everyone",
    },
  };
  return openFolderFile(stateDir, kind, onFault);
}

/**
 * The routes of the views for everyone, by path: viewers read them, admins change them.
 * @param file `null` for open access, which has no admins
 */
export function createViewRoutes(file: ViewsFile | null): ReadonlyMap<string, Route> {
  const change = async (work: (views: readonly SavedView[]) => readonly SavedView[]) => {
    if (file === null) throw new ProblemError("access-denied");
    return respond(
      await file.change((views) => {
        const next = work(views);
        return [next, next];
      }),
    );
  };
  const routes: readonly Route[] = [
    {
      name: "/api/views",
      GET: async (_, viewer) => respond(file && maySee(viewer) ? await file.read() : []),
    },
    {
      name: "/api/views/add",
      isForAdmins: true,
      async POST({ request }) {
        const { views: added } = await readBody(request, savedViewsSchema);
        return change((views) => {
          const next = v.safeParse(savedViewsSchema, { views: withViews(views, added) });
          if (next.success) return next.output.views;
          throw new ProblemError("bad-request", {
            detail: "There are too many views: remove some.",
          });
        });
      },
    },
    {
      name: "/api/views/remove",
      isForAdmins: true,
      async POST({ request }) {
        const { name } = await readBody(request, viewNameSchema);
        return change((views) => withoutView(views, name));
      },
    },
  ];
  return new Map(routes.map((route) => [route.name, route]));
}

/** The names of views may tell more than a link or a screen shows. */
function maySee(viewer: Viewer | null): boolean {
  return viewer?.access.via === "session" || viewer?.access.via === "proxy";
}

function respond(views: readonly SavedView[]): Response {
  return Response.json({ views });
}

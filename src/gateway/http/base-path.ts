import { ProblemError } from "./problem.ts";
import type { Target } from "./target.ts";

/** Path below which the gateway answers on its host, such as `/countboard`; empty at the top. */
export type BasePath = "" | `/${string}`;

/** The address of one of the gateway's own paths, as viewers have it. */
export function inBase({ basePath }: { readonly basePath: BasePath }, path: string): string {
  return `${basePath}${path}`;
}

/** Markup whose addresses are own paths, as viewers get it. */
export function markupInBase(markup: string, basePath: BasePath): string {
  return markup.replaceAll(
    / (href|src|action|content)="\//g,
    (start) => `${start.slice(0, -1)}${basePath}/`,
  );
}

/** The gateway's own path in a target; `undefined` for a target outside the base path. */
export function ownTarget(target: Target, basePath: BasePath): Target | undefined {
  const { path, query } = target;
  if (basePath === "") return target;
  if (path === basePath) return { path: "/", query };
  return path.startsWith(`${basePath}/`) ? { path: path.slice(basePath.length), query } : undefined;
}

/** The failure of a request outside the base path. */
export function outside(): ProblemError {
  return new ProblemError("not-found", {
    detail: "There is nothing at this address. The gateway answers below the path in BASE_PATH.",
  });
}

import { type Scope, viewParameters } from "#contract/access.ts";

/** The values of these parameters: numbers, names of zones and languages, working hours. */
const plainValue = /^[\w+./:;, -]{1,100}$/;

/** The known parameters of a query, each once and in one order; `null` without any. */
export function viewOf(query: string): string | null {
  const given = new URLSearchParams(query);
  const view = new URLSearchParams();
  for (const name of viewParameters) {
    const value = given.get(name);
    if (value !== null && plainValue.test(value)) view.set(name, value);
  }
  return view.size === 0 ? null : String(view);
}

/** The path of the screen that shows a scope in a view. */
export function screenPathOf(scope: Scope, view: string): string {
  const query = new URLSearchParams();
  if (scope.kind === "counting") query.set("counting", scope.id);
  if (scope.kind === "warehouse") query.set("warehouse", scope.warehouse);
  const parts = [String(query).replaceAll("+", "%20"), view].filter((part) => part !== "");
  return `/screen?${parts.join("&")}`;
}

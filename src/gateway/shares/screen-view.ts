import { viewParameters } from "#contract/access.ts";
import { type StoredShare, shownBy } from "./state.ts";

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

/** The path of what a screen shows; `undefined` for a link, and for a screen that was paired without a view. */
export function screenPathOf(share: StoredShare): string | undefined {
  const { view } = share;
  if (view === null) return undefined;
  const { scope } = shownBy(share);
  const query = new URLSearchParams();
  if (scope.kind === "counting") query.set("counting", scope.id);
  if (scope.kind === "countings") for (const id of scope.ids) query.append("counting", id);
  if (scope.kind === "warehouse") query.set("warehouse", scope.warehouse);
  const parts = [String(query).replaceAll("+", "%20"), view].filter((part) => part !== "");
  return `/screen?${parts.join("&")}`;
}

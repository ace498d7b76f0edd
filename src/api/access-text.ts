import type { Access } from "#contract/access.ts";
import { ownAccess } from "#storage/stored-access.ts";

/** Text that is the same for viewers who may see the same, by which the browser tells their state apart. */
export function accessText({ via, scope, hidden }: Pick<Access, "via" | "scope" | "hidden">) {
  if (via !== "share" && via !== "screen") return ownAccess;
  const ids = scope.kind === "countings" ? JSON.stringify(scope.ids) : "";
  const subject = scope.kind === "counting" ? scope.id : ids;
  const warehouse = scope.kind === "warehouse" ? scope.warehouse : "";
  return JSON.stringify([scope.kind, subject, warehouse, ...hidden.toSorted()]);
}

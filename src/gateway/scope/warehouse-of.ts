import type { Settings } from "#contract/settings.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import { headerMembers } from "./header-members.ts";

/** Whether a warehouse is the one that a share names. */
export function isOfWarehouse(
  value: unknown,
  warehouse: string,
  warehouseBy: Settings["warehouseBy"],
): boolean {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, warehouseBy))
    return false;
  const own = (value as Readonly<Record<string, unknown>>)[warehouseBy];
  return (typeof own === "string" || typeof own === "number") && String(own) === warehouse;
}

/**
 * The warehouse in a counting's header, which may come before or after the lines; `undefined` without one.
 * @throws ProblemError when the body breaks off before, or is unreadable
 */
export async function warehouseOf(body: CachedBody): Promise<unknown> {
  return (await headerMembers(body, ["warehouse"])).get("warehouse");
}

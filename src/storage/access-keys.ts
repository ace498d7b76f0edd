/**
 * Keys of what the gateway showed to a viewer, as names of warehouses; they are removed when the viewer's access ends or
 * changes. Named here, because the code that uses them may not be loaded then. All other state is the viewer's own
 * choices, or ids that show nothing by themselves.
 */
const accessKeys: ReadonlySet<string> = new Set([
  "countboard:warehouses",
  "countboard:recent",
  "recent-imports",
]);

/** One key for each warehouse follows. */
const watchedStart = "countboard:watched:";

export function isAccessKey(key: string): boolean {
  return accessKeys.has(key) || key.startsWith(watchedStart);
}

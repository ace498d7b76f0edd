import { plural } from "#messages/en/plural.ts";

/** Messages of the page of saved views, the start view and starred warehouses. */
export const messages = {
  title: "Views",
  lead: "A view is a page with its filters, sort and columns.",
  toSave: "To save one, open the page, press “Share”, then “Save this view”.",
  toCountings: "Show the counts",
  notStored: "This browser stores nothing: changes last only until the page is closed.",
  own: "In this browser",
  none: "No view is saved yet",
  start: "Open this first",
  startsElsewhere: "This browser starts with a saved view.",
  startWithList: "Start with the list of counts",
  remove: "Remove",
  removed: (name: string) => `${name} removed`,
  exportFile: "Export to a file",
  importFile: "Import a file",
  imported: (count: string, of: number) =>
    `${count} ${plural(of, "view", "views")} in this browser`,
  refusedFile: "Nothing was imported: this is not a file of views from Countboard.",
  counting: (id: string) => `Count ${id}`,
  warehouses: "Warehouses",
  starHint: "Starred warehouses come first when you choose a warehouse.",
  noWarehouses: "No warehouse has a count yet.",
  star: (name: string) => `Star ${name}`,
  noneForEveryone: "No view is kept for everyone.",
  keepForEveryone: "Keep for everyone",
  kept: (name: string) => `${name} is kept for everyone`,
  confirmRemove: (name: string) => `Remove ${name} for everyone?`,
  confirmRemoveText:
    "Nobody will see this view any more. Views that people have saved in their browsers stay.",
  cancelRemove: "Keep it",
  removing: "Removing…",
  everyoneFailed: "The change was not saved",
};

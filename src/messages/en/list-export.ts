import { nouns, plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport = {
  /** Name of an exported file, without its ending. */
  file: (date: string, isPartial: boolean) =>
    `countboard-counts-${date}${isPartial ? "-partial" : ""}`,
  partial: (loaded: string, total: string) =>
    `Only ${loaded} of ${total} ${nouns.counts(total)} ${plural(loaded, "is", "are")} loaded. The file has no others.`,
  columns: {
    id: "Count",
    code: "Warehouse code",
    conclusion: "When it will be done",
    total: "Lines",
    counted: "Counted lines",
    left: "Lines left",
    progress: "Counted share",
    people: "People",
  },
};

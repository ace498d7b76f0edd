import { plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport = {
  /** Name of an exported file, without its ending. */
  file: (date: string, isPartial: boolean) =>
    `countboard-countings-${date}${isPartial ? "-partial" : ""}`,
  partial: (loaded: string, total: string) =>
    `Only ${loaded} of ${total} ${plural(total, "counting", "countings")} ${plural(loaded, "is", "are")} loaded. The file has no others.`,
  columns: {
    id: "Counting",
    active: "Status",
    warehouse: "Warehouse",
    code: "Warehouse code",
    startedAt: "Started",
    endsAt: "Deadline",
    conclusion: "When it will be done",
    total: "Lines",
    counted: "Counted lines",
    left: "Lines left",
    progress: "Counted share",
    discrepancies: "Discrepancies",
    incidents: "Incidents",
    people: "People",
  },
};

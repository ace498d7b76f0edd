import { plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport = {
  title: "Export countings",
  rows: (count: string, countings: number) =>
    `${count} ${plural(countings, "counting", "countings")}, filtered and sorted as on the page.`,
  partial: (loaded: string, total: string) =>
    `Only ${loaded} of ${total} countings are loaded. The file has no others.`,
  notLoaded: "The countings are not loaded yet. Try again in a moment.",
  download: "Download CSV",
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
  file: (date: string, isPartial: boolean) =>
    `countboard-countings-${date}${isPartial ? "-partial" : ""}.csv`,
};

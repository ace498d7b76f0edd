import {
  type GroupContext,
  groupShareColumns,
} from "#components/counting/panels/groups/columns.ts";
import { tableOf } from "#table/entries/columns.ts";
import type { PersonTotals } from "./people-rows.ts";

/** The columns of a person's activity. */
export const activityColumns = tableOf<PersonTotals, GroupContext>()((column) => ({
  "last-hour": column.whole(
    ({ overview }) => overview.people.lastHour,
    ({ activity }) => activity.rateHour,
  ),
  "per-hour": column.rate(
    ({ overview }) => overview.people.perHour,
    ({ activity }) => activity.rateStart,
  ),
  "last-finish": column.instant(
    ({ overview }) => overview.people.lastFinish,
    ({ activity }) => activity.lastFinish,
    { align: "end" },
  ),
  state: column.option(
    ({ overview }) => overview.people.state,
    ({ activity: { idle } }) => (idle === null ? null : idle ? "idle" : "busy"),
    {
      options: ["busy", "idle"],
      words: ({ overview }) => ({ busy: "", idle: overview.people.idle }),
    },
  ),
}));

/** The columns of people in tables and files. */
export const personColumns = { ...groupShareColumns, ...activityColumns };

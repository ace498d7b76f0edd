import { picturedStates, screens } from "../../pictures-frozen.ts";
import { accessVisits } from "./access.ts";
import { beyondTheWindow } from "./beyond-the-window.ts";
import { countingVisits } from "./counting.ts";
import { listVisits } from "./list.ts";
import { oddAnswerVisits } from "./odd-answers.ts";
import { one, type Round, type Visit } from "./visit.ts";

/** What people do, by what it shows. */
export const journeys: Readonly<Record<string, Visit>> = {
  ...listVisits,
  ...countingVisits,
  ...accessVisits,
  ...beyondTheWindow,
  ...oddAnswerVisits,
};

/** Answers that visits expect, which Chromium alone reports as errors. */
export const refusals: Readonly<Record<string, RegExp>> = {
  "a link is made, and shows a counting without costs": /responded with a status of 403/,
  "the API cannot be reached": /responded with a status of 503/,
};

/** Every page and state, opened by its address. */
export async function states(demo: string): Promise<Record<string, Visit>> {
  const opened = {
    ...Object.fromEntries(
      Object.entries(await picturedStates(demo)).map(([name, { address }]) => [name, address]),
    ),
    ...screens,
    views: "/views",
    handover: "/handover?warehouse=0",
    stalled: "/?status=stalled",
    overdue: "/?status=overdue",
    "list-finished": "/?status=finished",
    changes: `${one}?since=06:00`,
    "accuracy-by-person": `${one}?accuracy-by=person`,
    "odd-lines": "/countings/odd-lines",
    mismatch: "/countings/fault-mismatch",
    dark: `${one}?theme=dark`,
    german: `${one}?lang=de`,
    "list-portuguese": "/?lang=pt",
  };
  return Object.fromEntries(
    Object.entries(opened).map(([name, address]) => [
      name,
      async ({ tab, sites, note }: Round) => {
        await tab.open(sites.demo + address);
        await note("opened");
      },
    ]),
  );
}

import { one, type Visit } from "./visit.ts";

/** What an API may answer, or not. */
export const oddAnswerVisits: Readonly<Record<string, Visit>> = {
  "names are hostile": async ({ sites, tab, note }) => {
    for (const address of [
      "/",
      "/countings/hostile",
      "/countings/hostile?tab=lines",
      "/history?from=any",
    ]) {
      await tab.open(sites.hostile + address);
      await note(address);
    }
  },

  "there is no counting": async ({ sites, tab, note }) => {
    for (const address of ["/", "/history", "/screen", "/handover"]) {
      await tab.open(sites.empty + address);
      await note(address);
    }
  },

  "the API cannot be reached": async ({ sites, tab, note }) => {
    for (const address of ["/", one, "/incident-types", "/screen"]) {
      await tab.open(sites.down + address);
      await note(address);
    }
  },
};

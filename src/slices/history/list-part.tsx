import type { ListPart } from "#components/countings/parts.ts";

/** What the history knows of the products of a count. */
export const part: ListPart = {
  name: "history",
  earlier: async (...question) => {
    const outcomes = await import("./outcomes.ts").catch(() => null);
    return outcomes ? outcomes.askOutcomes(...question) : null;
  },
};

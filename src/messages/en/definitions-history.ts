import { type Definitions, share } from "./definitions-common.ts";

/** The figures that the ended counts of a warehouse have together. */
export const ofHistory = {
  "month-median": {
    name: "A warehouse’s month",
    meaning: "The median of its counts that started in the month and are finished.",
    note: "Half of them are lower, half higher, whatever their size.",
    unit: "the figure’s own",
    noAnswer: "No count of the month is finished.",
  },
  "usual-median": {
    name: "Usual",
    meaning: "The median of the warehouse’s finished counts in the months before.",
    note: "Better or worse takes three finished counts on either side, and a change of more than 0.3 and 8 %.",
    unit: "the figure’s own",
    noAnswer: "No count of the months before is finished.",
  },
  "wrong-counts": {
    name: "Wrong in counts",
    meaning:
      "How many of the warehouse’s last twelve counts found a difference, of those that counted the product or location.",
    unit: "counts",
  },
  "wrong-before": {
    name: "Wrong before",
    meaning:
      "In how many of the warehouse’s last four counts before this one the product had a difference.",
    unit: "counts",
    noAnswer: "The history has no earlier count of the warehouse, or does not answer.",
  },
  "recent-share": {
    name: "Counted in 90 days",
    meaning: "The part of the places that was counted within the last 90 days.",
    note: "A place is a product at a location, of a lot, that an ended count lists.",
    unit: share,
    noAnswer: "No place is listed.",
  },
  "places-again": {
    name: "Wrong again",
    meaning: "Places with a difference of the same sign in both counts.",
    unit: "places",
  },
  "places-turned": {
    name: "Turned",
    meaning: "Places that were short in one count and over in the other.",
    unit: "places",
  },
  "places-new": {
    name: "Newly wrong",
    meaning: "Places that were right in the earlier count and have a difference in the later one.",
    unit: "places",
  },
  "places-cured": {
    name: "Cured",
    meaning: "Places that had a difference in the earlier count and are right in the later one.",
    unit: "places",
  },
} satisfies Definitions;

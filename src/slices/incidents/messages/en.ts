import { nouns, plural } from "#messages/en/plural.ts";

/** Messages of the page of incident types. */
export const messages = {
  title: "Incident types",
  listed: (count: number, types: string) => `${types} ${plural(count, "type", "types")}`,
  listedNames: (types: string, count: number, twice: string) =>
    `${types} ${plural(count, "type", "types")}, ${twice} listed twice`,
  action: "Count incidents in the active counts",
  actionKnown: (count: number, countings: string) =>
    `Count incidents in the ${countings} active ${nouns.counts(count)}`,
  scope: (count: number, days: string) =>
    `All active counts of the last ${days} ${plural(count, "day", "days")}, one after another. This takes a few seconds.`,
  cancel: "Cancel",
  finding: "Looking for active counts",
  findingIn: (walked: string, total: string) =>
    `Looking for active counts: ${walked} of ${total} checked`,
  counting: (done: string, count: number, total: string) =>
    `${done} of ${total} active ${nouns.counts(count)} searched`,
  progress: "Progress of the count",
  now: (warehouse: string) => `Now ${warehouse}`,
  result: {
    lines: (count: number) => plural(count, "line with an incident", "lines with an incident"),
    countings: (counted: string, count: number, active: string) =>
      `in ${counted} of ${active} active ${nouns.counts(count)}`,
    at: (time: string) => `counted at ${time}`,
    covered: (walked: string, since: string) =>
      `Active counts were searched among the ${walked} started since ${since}.`,
  },
  table: {
    name: "Incident types",
    type: "Type",
    lines: "Lines",
    where: "Where",
    zone: "Zone",
    whereScope: "a link opens the count’s lines; zone: first part of the location code",
  },
  noType: "No type",
  emptyName: "(empty name)",
  untyped: "incidents without a type",
  unlisted: "not listed",
  unlistedMeaning: "Found in lines, but not in the organization's list.",
  listedTimes: (times: string) => `listed ${times} times`,
  listedTwice: "listed twice",
  sameNameMeaning: "Types with this name are counted as one.",
  more: (count: string) => `${count} more`,
  nowhere: "nowhere",
  nowhereYet: "nowhere so far",
  search: (type: string) => `Search the lines of this count for “${type}”`,
  startedOn: (moment: string) => `started ${moment}`,
  notices: {
    stopped: (count: number, done: string, total: string) =>
      `Cancelled after ${done} of ${total} ${nouns.counts(count)}.`,
    stoppedEarly: "Cancelled before the active counts were known.",
    stoppedConsequence: "The figures cover only these.",
    failed: (count: number, failed: string, active: string) =>
      `${failed} of ${active} active ${nouns.counts(count)} could not be searched.`,
    failedConsequence: "Their lines are missing from the figures.",
    notFound: "The active counts could not be searched.",
    notAllFound: (count: number, walked: string, total: string) =>
      `Only ${walked} of ${total} ${nouns.counts(count)} could be checked.`,
    notAllFoundConsequence: "There may be more active counts.",
    unreadable: (count: number, entries: string) =>
      `${entries} ${plural(count, "entry", "entries")} of the list could not be read.`,
    unreadableConsequence: "They may be active counts.",
    unreadableLines: (count: number, lines: string) =>
      `${lines} ${nouns.lines(count)} could not be read.`,
    unreadableLinesConsequence: "They may have incidents.",
    age: (age: string) => `This list of types is ${age} old.`,
    ageConsequence: "It stays until the stock system answers.",
  },
  none: {
    title: "No incident types",
    text: "The organization has none. Incidents without a type, or with one that is not listed, can still be counted.",
  },
  noneActive: "There is no active count.",
  announceLoaded: (count: number, types: string) =>
    `${types} incident ${plural(count, "type", "types")} loaded`,
  announceCounting: "Counting incidents",
  announceCounted: (count: number, lines: string, of: number, countings: string) =>
    `${lines} ${nouns.lines(count)} with an incident in ${countings} active ${nouns.counts(of)}.`,
};

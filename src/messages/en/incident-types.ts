/** Words of the page of incident types. */
export const incidentTypes = {
  title: "Incident types",
  listed: (types: string) => `${types} types`,
  listedNames: (types: string, names: string) => `${types} types with ${names} names`,
  action: "Count incidents in the active countings",
  actionKnown: (countings: string) => `Count incidents in the ${countings} active countings`,
  scope: (days: string) =>
    `Looks for active countings among those started in the last ${days} days and loads the lines of each, one after the other.`,
  cancel: "Cancel",
  finding: "Looking for active countings",
  findingIn: (walked: string, total: string) =>
    `Looking for active countings: ${walked} of ${total} looked at`,
  counting: (done: string, total: string) => `${done} of ${total} active countings looked through`,
  progress: "Progress of the count",
  now: (warehouse: string) => `Now ${warehouse}`,
  result: {
    lines: "lines with an incident in",
    countings: (counted: string, active: string) => `${counted} of ${active} active countings`,
    at: (time: string) => `counted at ${time}`,
    covered: (walked: string, since: string) =>
      `Active countings were looked for among the ${walked} started since ${since}.`,
  },
  table: {
    name: "Incident types",
    type: "Type",
    lines: "Lines",
    where: "Where",
    whereScope: "countings, and their zones by the first part of the location code",
  },
  noType: "No type",
  emptyName: "(empty name)",
  untyped: "incidents that were given no type",
  unlisted: "not listed",
  unlistedMeaning: "Seen in lines; the organization's list does not have it.",
  listedTimes: (times: string) => `listed ${times} times`,
  listedTwice: "listed twice",
  sameNameMeaning:
    "Types with the same name cannot be told apart in lines; they are counted together.",
  more: (count: string) => `${count} more`,
  nowhere: "nowhere",
  startedOn: (moment: string) => `started ${moment}`,
  notices: {
    stopped: (done: string, total: string) => `Cancelled after ${done} of ${total} countings.`,
    stoppedEarly: "Cancelled before the active countings were known.",
    stoppedConsequence: "What was counted until then stays; the figures are partial.",
    failed: (count: string, active: string) =>
      `${count} of ${active} active countings could not be counted.`,
    failedConsequence: "Their lines are missing from the figures.",
    notFound: "The active countings could not be looked for.",
    notAllFound: (walked: string, total: string) =>
      `Only ${walked} of ${total} countings could be looked at.`,
    notAllFoundConsequence: "There may be further active countings.",
    unreadable: (count: string) => `${count} entries of the list could not be read.`,
    unreadableConsequence: "They may be active countings.",
    unreadableLines: (count: string) => `${count} lines could not be read.`,
    unreadableLinesConsequence: "They may have incidents.",
    age: (age: string) => `This list of types is ${age} old.`,
    ageConsequence: "It stays until the source answers.",
  },
  none: {
    title: "No incident types",
    text: "The organization has none. Incidents without a type, or with one that is not listed, can still be counted.",
  },
  noneActive: "There is no active counting.",
  announceLoaded: (types: string) => `${types} incident types loaded`,
  announceCounting: "Counting incidents",
  announceCounted: (lines: string, countings: string) =>
    `${lines} lines with an incident in ${countings} active countings`,
};

import { plural } from "#messages/en/plural.ts";

/** Messages of the help page. */
export const messages = {
  title: "Help",
  onThisPage: "On this page",
  about: {
    title: "This dashboard",
    source: "Connected to",
    demo: "Demo data: the reference API that comes with Countboard, with made-up counts",
    unknownSource: "Unknown: the gateway has not sent its settings yet",
    build: "Build",
    unknown: "Unknown",
    poll: "Refreshes",
    pollValue: (period: string, finished: string) =>
      `Active counts every ${period}, finished ones every ${finished}; less often when answers are slow`,
    cache: "Cache",
    noCache: "None: the gateway passes every request on to the API",
    workHours: "Working hours",
    roundTheClock: "Not set: round the clock, nights and weekends included",
    workRule: (schedule: string, zone: string) => `${schedule}, ${zone}`,
    workNights: "nights and weekends count, too",
    workZoneUnknown: (zone: string) =>
      `nights and weekends count, too: this browser does not know the zone ${zone}`,
    workHoursChosen: "Chosen by you for this view, since none are set for everyone",
    workHoursOf: (warehouse: string, hours: string) => `${warehouse}: ${hours}`,
    workHoursOfOthers: (hours: string) => `Every other warehouse: ${hours}`,
    workHoursCount:
      "Plan, rates and forecasts count only this time; countdowns and overdue follow the clock",
    targets: "Targets",
    targetsOf: (warehouse: string, targets: string) => `${warehouse}: ${targets}`,
    targetsOfOthers: (targets: string) => `Every other warehouse: ${targets}`,
    targetsNone: "none",
    targetsCompared:
      "Set for everyone by your administrator. Whole counts are compared with them, never a filtered part",
    currency: "Currency",
    noCurrency: "Not set: amounts are plain numbers, since the API names no currency",
    zone: "Time zone",
    activeWithin: "Active counts",
    activeWithinValue: (count: number, days: string) =>
      `Searched among those started in the last ${days} ${plural(count, "day", "days")}`,
  },
  calendar: {
    title: "The next four weeks",
    lead: (zone: string) =>
      `When the warehouses work, in the time of ${zone}. Days marked “changed” differ from the usual hours of that weekday.`,
    none: "No working hours are set: every warehouse works round the clock.",
    all: "All warehouses",
    others: "Every other warehouse",
    warehouse: "Warehouse",
    date: "Date",
    hours: "Hours",
    closed: "closed",
    changed: "changed",
  },
  figures: {
    title: "What the figures mean",
    lead: "A dash means no answer; 0 is a figure. Nothing is corrected silently: when summary and lines disagree, the page says so.",
    header: "From a count’s summary",
    history: "From the history of ended counts",
    list: "In the list of counts",
    lines: "From its lines",
    log: "From an import's error log",
    gateway: "About the figures",
    figure: "Figure",
    from: "From",
    meaning: "Meaning",
    unit: "Unit",
    noAnswer: "A dash when",
    never: "never",
    fields: "API fields",
    noFields: "none",
  },
};

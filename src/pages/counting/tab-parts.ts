import { lazyComponent } from "#ui/lazy-component.tsx";

/** The content of a counting's tabs, each loaded on demand: no tab needs the others. */
export const LinesTab = lazyComponent(async () => (await import("./lines/lines-tab.tsx")).LinesTab);
export const Overview = lazyComponent(
  async () => (await import("./overview/overview.tsx")).Overview,
);
export const PeopleTab = lazyComponent(
  async () => (await import("./people/people-tab.tsx")).PeopleTab,
);

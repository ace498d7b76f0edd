import { lazyComponent } from "#ui/lazy-component.tsx";

/** What the tabs of a counting show, each loaded on demand: no tab needs the others. */
export const LinesTab = lazyComponent(
  async () => (await import("#pages/counting/lines/lines-tab.tsx")).LinesTab,
);
export const Overview = lazyComponent(
  async () => (await import("#pages/counting/overview/overview.tsx")).Overview,
);
export const PeopleTab = lazyComponent(
  async () => (await import("#pages/counting/people/people-tab.tsx")).PeopleTab,
);

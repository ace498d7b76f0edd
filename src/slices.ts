import type { Label, RouteData } from "./route.ts";

interface Options extends Pick<RouteData, "alias" | "scope">, Partial<Pick<RouteData, "messages">> {
  /** Its place in the navigation; without one, palette and menu alone lead to the page. */
  readonly nav?: "main" | "more";
  readonly isForAdmins?: boolean;
}

/**
 * A page of a slice.
 * @param name its name, which is that of its label in the `app` messages
 * @param folder the folder of its `page.tsx` below `src/slices`, between slashes
 */
function page<const Name extends Label, const Pattern extends string>(
  name: Name,
  pattern: Pattern,
  folder: string,
  { nav, isForAdmins, ...options }: Options = {},
) {
  const entry = { label: name, ...(nav && { nav }), ...(isForAdmins && { isForAdmins }) };
  return { name, pattern, module: moduleIn(folder), messages: "all", entry, ...options } as const;
}

/** A page of a slice that has no name in navigation and palette. */
function unnamed<const Name extends string, const Pattern extends string>(
  name: Name,
  pattern: Pattern,
  folder: string,
  options: Partial<Pick<RouteData, "messages" | "scope" | "isBare">>,
) {
  return { name, pattern, module: moduleIn(folder), messages: "all", ...options } as const;
}

function moduleIn(folder: string) {
  return `src/slices${folder}page.tsx`;
}

/**
 * The pages of the slices, a line each. A slice is a feature in a folder of its own, which nothing else imports: without
 * its folder and its lines, the rest works as before.
 */
export const slices = [
  page("history", "/history", "/history/", {
    alias: "/trends",
    messages: "common",
    scope: "countings",
    nav: "main",
  }),
  unnamed("product", "/products/:id", "/history/products/", {
    messages: "common",
    scope: "countings",
  }),
  unnamed("location", "/locations/:id", "/history/locations/", {
    messages: "common",
    scope: "countings",
  }),
  unnamed("compare", "/compare", "/history/compare/", {
    messages: "common",
    scope: "two-countings",
  }),
  page("handover", "/handover", "/handover/", { scope: "countings", nav: "main" }),
  page("screens", "/screens", "/screens/setup/", { alias: "/screen/setup", nav: "main" }),
  unnamed("screen", "/screen", "/screens/", { messages: "common", isBare: true }),
  page("incidentTypes", "/incident-types", "/incidents/", { scope: "countings", nav: "more" }),
  // Import logs may contain anything.
  page("imports", "/imports/:id?", "/imports/", { scope: "unredacted", nav: "more" }),
  page("shares", "/shares", "/shares/", { isForAdmins: true }),
  page("alerts", "/alerts", "/alerts/", { isForAdmins: true }),
  page("views", "/views", "/views/"),
  page("help", "/help", "/help/"),
  unnamed("countingPrint", "/countings/:id/print", "/report/", { scope: "counting", isBare: true }),
  unnamed("recountRound", "/countings/:id/recount-round", "/recount/", { scope: "counting" }),
] as const satisfies readonly RouteData[];

/** What slices add to the list, in its order there: files whose only export is `part`. */
export const listParts = [
  // A line for each, so that one can be taken out.
  "/src/slices/briefing/list-part.tsx",
  "/src/slices/alerts/list-part.tsx",
  "/src/slices/history/list-part.tsx",
];

/** As above, what they add to a counting's page. */
export const countingParts = [
  "/src/slices/history/counting-part.tsx",
  "/src/slices/rescue/counting-part.tsx",
  "/src/slices/recount/counting-part.tsx",
  "/src/slices/changes/counting-part.tsx",
  "/src/slices/replay/counting-part.tsx",
  "/src/slices/alerts/counting-part.tsx",
];

import type { app } from "#messages/en/app.ts";

/** The `app` messages that are plain text. */
type Label = {
  [Key in keyof typeof app]: (typeof app)[Key] extends string ? Key : never;
}[keyof typeof app];

interface RouteData {
  readonly name: string;
  /** Its address, where `:id` stands for any id and `:id?` for one that may be missing. */
  readonly pattern: string;
  /** An earlier address that still opens it. */
  readonly alias?: string;
  /** The source file, whose only export is the page's component. */
  readonly module: string;
  /** The part of the messages that it renders with. */
  readonly messages: "common" | "counting" | "screen" | "all";
  /** How viewers go there by its name: from the palette, and from the navigation if that has it. */
  readonly entry?: {
    /** A key of the `app` messages. */
    readonly label: Label;
    /** Its place in the navigation: beside the name, or behind "More". */
    readonly nav?: "main" | "more";
    /** The start of the addresses below which its entry in the navigation is marked, too. */
    readonly section?: string;
    readonly isForAdmins?: boolean;
  };
  /**
   * The scope that the page requires: the counting in the address, several countings, or everything unredacted. Pages
   * without it are for every viewer.
   */
  readonly scope?: "counting" | "countings" | "unredacted";
  /** Whether the page renders without the layout that others have around them. */
  readonly isBare?: boolean;
}

const table = [
  {
    name: "countings",
    pattern: "/",
    module: "src/pages/countings/page.tsx",
    messages: "common",
    entry: { label: "countings", nav: "main", section: "/countings/" },
    scope: "countings",
  },
  {
    name: "counting",
    pattern: "/countings/:id",
    module: "src/pages/counting/page.tsx",
    messages: "counting",
    scope: "counting",
  },
  {
    name: "recountRound",
    pattern: "/countings/:id/recount-round",
    module: "src/pages/counting/recount-round/page.tsx",
    messages: "all",
    scope: "counting",
  },
  {
    name: "countingPrint",
    pattern: "/countings/:id/print",
    module: "src/pages/counting/report/page.tsx",
    messages: "all",
    scope: "counting",
    isBare: true,
  },
  {
    name: "trends",
    pattern: "/trends",
    module: "src/pages/trends/page.tsx",
    messages: "all",
    entry: { label: "trends", nav: "main" },
    scope: "countings",
  },
  {
    name: "handover",
    pattern: "/handover",
    module: "src/pages/handover/page.tsx",
    messages: "all",
    entry: { label: "handover", nav: "main" },
    scope: "countings",
  },
  {
    name: "screens",
    pattern: "/screens",
    alias: "/screen/setup",
    module: "src/pages/screen/setup/page.tsx",
    messages: "all",
    entry: { label: "screens", nav: "main" },
  },
  {
    name: "incidentTypes",
    pattern: "/incident-types",
    module: "src/pages/incident-types/page.tsx",
    messages: "all",
    entry: { label: "incidentTypes", nav: "more" },
    scope: "countings",
  },
  {
    name: "imports",
    pattern: "/imports/:id?",
    module: "src/pages/import-log/page.tsx",
    messages: "all",
    entry: { label: "imports", nav: "more" },
    // Import logs may contain anything.
    scope: "unredacted",
  },
  {
    name: "shares",
    pattern: "/shares",
    module: "src/pages/shares/page.tsx",
    messages: "all",
    entry: { label: "shares", isForAdmins: true },
  },
  {
    name: "screen",
    pattern: "/screen",
    module: "src/pages/screen/page.tsx",
    messages: "screen",
    isBare: true,
  },
  {
    name: "views",
    pattern: "/views",
    module: "src/pages/views/page.tsx",
    messages: "all",
    entry: { label: "views" },
  },
  {
    name: "help",
    pattern: "/help",
    module: "src/pages/help/page.tsx",
    messages: "all",
    entry: { label: "help" },
  },
] as const satisfies readonly RouteData[];

type Row = (typeof table)[number];

export type RouteName = Row["name"];

/** A page, with all that has to be known of it before its code is loaded. */
export interface Route extends RouteData {
  readonly name: RouteName;
}

/** Every page. Router, addresses, preload links, navigation, palette and scope follow from this table. */
export const routes: readonly Route[] = table;

/** Built like the router's own: any case, and any slashes at the end. */
const expressions = routes.flatMap((route) =>
  addressesOf(route).map((pattern) => ({
    route,
    expression: new RegExp(`^${pattern.replace(/\/:id(\??)/, "(?:/[^/]+)$1")}/*$`, "i"),
  })),
);

/** The pattern of a page's address, and that of its earlier one. */
export function addressesOf({ pattern, alias }: Pick<Route, "pattern" | "alias">) {
  return alias === undefined ? [pattern] : [pattern, alias];
}

/** The page at an address, or `undefined` where there is none. */
export function routeAt(pathname: string): Route | undefined {
  return expressions.find(({ expression }) => expression.test(pathname))?.route;
}

/** The address of a page. Half of a surrogate pair, which JSON may have and no address can, is replaced. */
export function addressOf({ pattern }: Pick<Route, "pattern">, id?: string): string {
  return pattern.replace(/\/:id\??/, () =>
    id === undefined ? "" : `/${encodeURIComponent(id.toWellFormed())}`,
  );
}

type AddressBuilder<Pattern extends string> = Pattern extends `${string}:id?`
  ? (id?: string) => string
  : Pattern extends `${string}:id${string}`
    ? (id: string) => string
    : () => string;

/** Builds the address of each page by its name. */
export const paths = Object.fromEntries(
  routes.map((route) => [route.name, (id?: string) => addressOf(route, id)]),
) as { readonly [Each in Row as Each["name"]]: AddressBuilder<Each["pattern"]> };

/** Whether that is the address of one counting. */
export function isCounting(pathname: string): boolean {
  return routeAt(pathname)?.name === "counting";
}

/**
 * The id in the address of something that has one: the second segment, decoded once. Taken from the raw
 * path, since the router's own parameter cannot tell an encoded `%2F` from a slash.
 * @param pathname as the browser has it, percent-encoded
 */
export function idOf(pathname: string): string {
  const segment = pathname.split("/")[2] ?? "";
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not an encoding: the gateway refuses it, and the page says so.
    return segment;
  }
}

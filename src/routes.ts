import type { RouteData } from "./route.ts";
import { slices } from "./slices.ts";

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
  ...slices,
] as const satisfies readonly RouteData[];

type Row = (typeof table)[number];

export type RouteName = Row["name"];

/** A page, with all that has to be known of it before its code is loaded. */
export interface Route extends RouteData {
  readonly name: RouteName;
}

/** Every page. Rendered page, addresses, preload links, navigation, palette and scope follow from this table. */
export const routes: readonly Route[] = table;

/** Addresses in any case, and with any slashes at the end. */
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

/** The address of a page of a slice, for links from outside it; `null` without the slice. */
export function pathTo(name: string, id?: string): string | null {
  const route = routes.find((one) => one.name === name);
  return route ? addressOf(route, id) : null;
}

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

import type { Messages } from "#messages/en/catalogue.ts";
import { idOf, routeAt } from "#routes.ts";

/** What people call the page at an address. */
export function pageName(address: string, { app, views }: Messages): string {
  const [pathname = ""] = address.split("?");
  const route = routeAt(pathname);
  if (route?.entry) return app[route.entry.label];
  return route?.scope === "counting" ? views.counting(idOf(pathname)) : pathname;
}

import type { QueryClient } from "@tanstack/react-query";
import { routeAt } from "#routes.ts";
import { ownAddress } from "#transport/base-path.ts";
import type { LazyPage } from "./lazy-pages.tsx";
import { prefetchFigures } from "./prefetch.ts";

/**
 * Loads a page's code when someone points at a link to it or focuses it. Its figures are requested only when the
 * pointer is pressed on the link: prefetching for every hovered link would cost the API more than it saves.
 */
export function preloadOnIntent(client: QueryClient, pages: readonly LazyPage[]): void {
  const linked = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin) return null;
    const address = ownAddress(link.href);
    const route = link.pathname === location.pathname ? undefined : routeAt(address.pathname);
    const page = pages.find((one) => one.route === route);
    return page ? { page, address } : null;
  };
  const loadCode = (event: Event) => {
    // The page itself loads its code again after a failure.
    linked(event)
      ?.page.preloadCode()
      .catch(() => undefined);
  };
  document.addEventListener("pointerover", loadCode, { passive: true });
  document.addEventListener("focusin", loadCode, { passive: true });
  document.addEventListener(
    "pointerdown",
    (event) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const pressed = event.button === 0 && !opensElsewhere ? linked(event) : null;
      if (pressed) void prefetchFigures(client, pressed.page.route, pressed.address);
    },
    { passive: true },
  );
}

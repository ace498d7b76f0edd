import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler, useLocation } from "react-router";
import { withShared } from "#search-params/shared-search.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The path of another page gets the view settings of this one; an address in parts, or with a query, stays as it is. */
  readonly to: To;
  /** Whether the address takes the place of the current one in the history, as one that stays the same always does. */
  readonly replace?: true;
  /** The state of the new history entry. */
  readonly state?: unknown;
  /** Whether the browser loads the address as a document, because it is none of the page's own. */
  readonly reloadDocument?: boolean;
}

/** A link to one of Countboard's addresses. The router's own can also prefetch data, which is 2 kB of every page. */
export function Link({ to, replace, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const { search } = useLocation();
  const isPath = typeof to === "string" && to.startsWith("/");
  const address = isPath ? withShared(to, new URLSearchParams(search)) : to;
  const href = useHref(address);
  const follow = useLinkClickHandler<HTMLAnchorElement>(address, {
    ...(replace && { replace }),
    state,
  });
  const click: typeof onClick = (event) => {
    onClick?.(event);
    const isForBrowser = reloadDocument || rest.target;
    if (!(isForBrowser || event.defaultPrevented)) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}

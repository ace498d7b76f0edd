import { useEffect } from "react";
import { ErrorPage } from "#components/error-page.tsx";
import { isServed } from "./is-reachable.ts";
import { reloadLater } from "./reload-later.ts";

/** Stands in place of a screen that failed to render, for a while: nobody is there to draw it anew. */
export function ScreenErrorPage() {
  useEffect(() => {
    // Something between here and the gateway may give a page of its own.
    const isThere = async () => (await isServed("/version")) && isServed(location.href);
    return reloadLater(isThere, () => location.reload());
  }, []);
  return <ErrorPage />;
}

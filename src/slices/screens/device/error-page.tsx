import { useEffect } from "react";
import { ErrorPage } from "#components/error-page.tsx";
import { fullAddress } from "#transport/base-path.ts";
import { isReachable } from "./is-reachable.ts";
import { reloadLater } from "./reload-later.ts";

/** Replaces a screen that failed to render and reloads it after a while: the screen is unattended. */
export function ScreenErrorPage() {
  useEffect(() => {
    // A proxy between screen and gateway may answer with its own page.
    const isThere = async () =>
      (await isReachable(fullAddress("/version"))) && isReachable(location.href);
    return reloadLater(isThere, () => location.reload());
  }, []);
  return <ErrorPage />;
}

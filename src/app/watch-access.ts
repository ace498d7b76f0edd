import type { QueryClient } from "@tanstack/react-query";
import { settingsQuery } from "#api/settings-query.ts";
import { accessKey } from "#storage/stored-access.ts";

/**
 * Asks the gateway for the access again when it may have ended unnoticed: in another tab, or while the page was in the
 * browser's history. Figures of a finished counting are not requested again by themselves.
 */
export function watchAccess(client: QueryClient): void {
  const check = () => void client.invalidateQueries(settingsQuery);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) check();
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === accessKey || key === null) check();
  });
}

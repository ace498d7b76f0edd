import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#api/settings-query.ts";
import type { Settings } from "#contract/settings.ts";

/** What holds until the gateway has told its settings. */
const unknown: Settings = {
  demo: false,
  host: null,
  currency: null,
  pollSeconds: 15,
  activeWithinDays: 180,
  timeZone: null,
  workHours: null,
  warehouseBy: "id",
  build: "",
};

/** The gateway's settings. */
export function useSettings(): Settings {
  return useQuery(settingsQuery).data ?? unknown;
}

import { createContext, useContext } from "react";
import type { Settings } from "#contract/settings.ts";

/** What holds until the gateway has told its settings. */
export const unknownSettings: Settings = {
  demo: false,
  host: null,
  currency: null,
  pollSeconds: 15,
  activeWithinDays: 180,
  timeZone: null,
  workHours: null,
  warehouseBy: "id",
  access: {
    via: "open",
    role: "viewer",
    name: null,
    scope: { kind: "all" },
    hidden: [],
    until: null,
  },
  build: "",
};

/** Given by the root to every page. */
export const SettingsContext = createContext(unknownSettings);

/** The gateway's settings. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}

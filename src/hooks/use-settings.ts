import { createContext, useContext } from "react";
import { isAccessFailure } from "#api/access-failure.ts";
import { openAccess } from "#contract/access.ts";
import type { Settings } from "#contract/settings.ts";
import { FailureError } from "#transport/failure.ts";

/** The settings, and what has become of the viewer's access since. */
export interface ShownSettings extends Settings {
  /** The gateway does not let the viewer in any more: what is shown was told before. */
  readonly isAccessOver: boolean;
}

/** What holds until the gateway has told its settings. */
export const unknownSettings: ShownSettings = {
  isAccessOver: false,
  demo: false,
  host: null,
  currency: null,
  pollSeconds: 15,
  activeWithinDays: 180,
  timeZone: null,
  workHours: null,
  workHoursPending: false,
  warehouseBy: "id",
  access: openAccess,
  build: "",
};

/**
 * The settings as far as they are known. Of whoever is no longer let in the gateway says nothing: nobody is an
 * admin then, and what was hidden from the figures shown before stays said.
 */
export function settingsShown(known: Settings | undefined, error: Error | null): ShownSettings {
  const settings = known ?? unknownSettings;
  const isAccessOver = error instanceof FailureError && isAccessFailure(error.failure);
  if (!isAccessOver) return { ...settings, isAccessOver };
  return { ...settings, access: { ...settings.access, role: "viewer" }, isAccessOver };
}

/** Given by the root to every page. */
export const SettingsContext = createContext(unknownSettings);

/** The gateway's settings. */
export function useSettings(): ShownSettings {
  return useContext(SettingsContext);
}

import { createContext, useContext } from "react";
import { isAccessFailure } from "#api/access-failure.ts";
import { openAccess } from "#contract/access.ts";
import type { Settings } from "#contract/settings.ts";
import { FailureError } from "#transport/failure.ts";

/** The settings, and whether the viewer still has access. */
export interface ViewerSettings extends Settings {
  /** Whether the gateway now denies access; the other settings are from before. */
  readonly isAccessOver: boolean;
}

/** Defaults until the gateway's settings have loaded. */
export const defaultSettings: ViewerSettings = {
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
 * The settings as far as they are known. Without access the viewer is no admin, but what was hidden stays marked
 * as hidden.
 */
export function viewerSettings(known: Settings | undefined, error: Error | null): ViewerSettings {
  const settings = known ?? defaultSettings;
  const isAccessOver = error instanceof FailureError && isAccessFailure(error.failure);
  if (!isAccessOver) return { ...settings, isAccessOver };
  return { ...settings, access: { ...settings.access, role: "viewer" }, isAccessOver };
}

/** Provided by the root. */
export const SettingsContext = createContext(defaultSettings);

export function useSettings(): ViewerSettings {
  return useContext(SettingsContext);
}

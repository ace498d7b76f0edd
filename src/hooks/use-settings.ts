import { createContext, useContext } from "react";
import { isAccessFailure } from "#api/access-failure.ts";
import { openAccess } from "#contract/access.ts";
import { type Settings, settingFallbacks } from "#contract/settings.ts";
import { parseWorkRule } from "#domain/time/work-shifts.ts";
import { FailureError } from "#transport/failure.ts";

/** The settings, and whether the viewer still has access. */
export interface ViewerSettings extends Settings {
  /** The viewer's own working hours as written, where the gateway has set none; "" for none. */
  readonly chosenHours: string;
  /** Whether the gateway now denies access; the other settings are from before. */
  readonly isAccessOver: boolean;
}

/** Defaults until the gateway's settings have loaded. */
export const defaultSettings: ViewerSettings = {
  chosenHours: "",
  isAccessOver: false,
  ...settingFallbacks,
  demo: false,
  host: null,
  hasAlerts: false,
  access: openAccess,
  build: "",
};

/**
 * The settings as far as they are known. Without access the viewer is no admin, but what was hidden stays marked
 * as hidden.
 */
export function viewerSettings(known: Settings | undefined, error: Error | null): ViewerSettings {
  const settings = { ...defaultSettings, ...known };
  const isAccessOver = error instanceof FailureError && isAccessFailure(error.failure);
  if (!isAccessOver) return settings;
  return { ...settings, access: { ...settings.access, role: "viewer" }, isAccessOver };
}

/**
 * The settings with the viewer's working hours in place of none; the gateway's own come first.
 * @param hours as written in the address
 * @param zone the zone of hours that name none
 */
export function withChosenHours(
  settings: ViewerSettings,
  hours: string,
  zone: string,
): ViewerSettings {
  if (settings.workHours !== null || settings.workHoursPending) return settings;
  const rule = parseWorkRule(hours, zone);
  return rule === null ? settings : { ...settings, workHours: [rule], chosenHours: hours };
}

/** Provided by the root. */
export const SettingsContext = createContext(defaultSettings);

export function useSettings(): ViewerSettings {
  return useContext(SettingsContext);
}

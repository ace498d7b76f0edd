import { createStoredState } from "#storage/stored-state.ts";

const maxBuilds = 21;

/** The builds that this tab was reloaded for. */
const reloads = createStoredState<readonly string[]>({
  key: "countboard:reloaded-for",
  initial: [],
  decode: (text) => text.split("\n").filter(Boolean),
  encode: (builds) => builds.join("\n"),
  area: "session",
});

/** Whether `takeReload` would allow it; nothing is stored. */
export function mayReload(build: string): boolean {
  return reloads.isStored() && !reloads.get().includes(build);
}

/**
 * Whether the page may be reloaded for a build: never twice for the same one, and never where that cannot be
 * remembered.
 */
export function takeReload(build: string): boolean {
  if (!mayReload(build)) return false;
  reloads.update((before) => [...before, build].slice(-maxBuilds));
  return reloads.isStored();
}

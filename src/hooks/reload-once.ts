import { createStoredState } from "#storage/stored-state.ts";

const maxBuilds = 21;

/** Builds that this tab was reloaded for. */
const reloads = createStoredState<readonly string[]>({
  key: "countboard:reloaded-for",
  initial: [],
  decode: (text) => text.split("\n").filter(Boolean),
  encode: (builds) => builds.join("\n"),
  area: "session",
});

/** Whether `takeReload` would allow the reload; stores nothing. */
export function mayReload(build: string): boolean {
  return reloads.isStored() && !reloads.get().includes(build);
}

/** Whether the page may reload for a build: once per build, and never when that cannot be stored. */
export function takeReload(build: string): boolean {
  if (!mayReload(build)) return false;
  reloads.update((before) => [...before, build].slice(-maxBuilds));
  return reloads.isStored();
}

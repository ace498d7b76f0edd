import { createStoredState, type StoredState } from "#storage/stored-state.ts";

const maxBuilds = 21;

/**
 * The builds that this tab was reloaded for.
 * @param storage `sessionStorage` by default
 */
export function createReloads(
  storage: () => Pick<Storage, "getItem" | "setItem"> = () => sessionStorage,
): StoredState<readonly string[]> {
  return createStoredState<readonly string[]>({
    key: "countboard:reloaded-for",
    initial: [],
    decode: (text) => text.split("\n").filter(Boolean),
    encode: (builds) => builds.join("\n"),
    storage,
  });
}

const reloads = createReloads();

/** Whether `takeReload` would allow it; nothing is stored. */
export function mayReload(build: string, builds = reloads): boolean {
  return builds.isStored() && !builds.get().includes(build);
}

/**
 * Whether the page may be reloaded for a build: never twice for the same one, and never where that cannot be
 * remembered.
 */
export function takeReload(build: string, builds = reloads): boolean {
  if (!mayReload(build, builds)) return false;
  builds.update((before) => [...before, build].slice(-maxBuilds));
  return builds.isStored();
}

/** Where the builds that this tab was reloaded for are kept, across reloads. */
const storageKey = "countboard:reloaded-for";

function builds(storage: Storage): readonly string[] {
  return (storage.getItem(storageKey) ?? "").split("\n").filter(Boolean);
}

/** Whether `takeReload` would allow it; nothing is kept. */
export function mayReload(build: string, storage: () => Storage = () => sessionStorage): boolean {
  try {
    return !builds(storage()).includes(build);
  } catch {
    return false;
  }
}

/**
 * Whether the page may be reloaded for a build: never twice for the same one, and never where nothing can be kept,
 * since then nobody knows.
 */
export function takeReload(build: string, storage: () => Storage = () => sessionStorage): boolean {
  if (!mayReload(build, storage)) return false;
  try {
    const kept = storage();
    kept.setItem(storageKey, [...builds(kept).slice(-20), build].join("\n"));
    return true;
  } catch {
    return false;
  }
}

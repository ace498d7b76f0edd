/** Where the builds that this tab was reloaded for are kept, across reloads. */
const storageKey = "countboard:reloaded-for";

/**
 * Whether the page may be reloaded for a build: never twice for the same one, and never where nothing can be kept,
 * since then nobody knows.
 */
export function takeReload(build: string, storage: () => Storage = () => sessionStorage): boolean {
  try {
    const text = storage().getItem(storageKey) ?? "";
    const builds = text.split("\n").filter(Boolean);
    if (builds.includes(build)) return false;
    storage().setItem(storageKey, [...builds.slice(-20), build].join("\n"));
    return true;
  } catch {
    return false;
  }
}

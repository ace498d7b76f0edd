import { getVersion } from "#api/version.ts";
import { routeAt } from "#routes.ts";
import { ownAddress } from "#transport/base-path.ts";
import { noteFailedPart, watchMissedParts } from "#transport/failed-part.ts";
import { takeReload } from "./reload-once.ts";
import { hasTypedText, watchTypedText } from "./typed-text.ts";

/** `none` until a viewer misses a part, `failed` when a reload is not possible or did not help. */
export type PartReloadState = "none" | "reloading" | "failed";

interface Browser {
  /** The build that the server offers; `null` without an answer. */
  readonly servedBuild: () => Promise<string | null>;
  /** Resolves when a reload interrupts no one. */
  readonly whenAtRest: () => Promise<void>;
  /** Whether the page may reload for a reason: once for each. */
  readonly takeReload: (reason: string) => boolean;
  readonly reload: () => void;
}

/** Reloads the page, once for each build of the server, when a viewer misses a part of it. */
export class PartReload {
  private readonly ownBuild: string;
  private readonly browser: Browser;
  private readonly listeners = new Set<() => void>();
  private state: PartReloadState = "none";

  /** @param ownBuild names the files of this page */
  constructor(ownBuild: string, browser: Browser) {
    this.ownBuild = ownBuild;
    this.browser = browser;
  }

  readonly get = (): PartReloadState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** A viewer misses a part. */
  async miss(): Promise<void> {
    if (this.state === "reloading") return;
    this.set("reloading");
    // A browser's own error page would replace this one if the server does not answer.
    const build = await this.browser.servedBuild();
    if (build !== null) await this.browser.whenAtRest();
    const isTaken = build !== null && this.browser.takeReload(`${this.ownBuild} with ${build}`);
    if (isTaken) this.browser.reload();
    else this.set("failed");
  }

  private set(state: PartReloadState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** Milliseconds between looks at what somebody types. */
const restMs = 500;

function whenAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (hasTypedText() ? setTimeout(look, restMs) : resolve());
    look();
  });
}

const ownFiles = () =>
  globalThis.document?.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";

/** The reload of this page. */
export const partReload = new PartReload(ownFiles(), {
  servedBuild,
  whenAtRest,
  takeReload,
  reload: () => location.reload(),
});

/** Starts to reload the page for missed parts; until then, and on office screens, `public/engine.js` does. */
export function startPartReload(): void {
  document.documentElement.dataset.started = "";
  watchTypedText();
  window.addEventListener("vite:preloadError", ({ payload }) => noteFailedPart(payload));
  watchMissedParts(() => {
    const name: string | undefined = routeAt(ownAddress(location.href).pathname)?.name;
    if (name !== "screen") void partReload.miss();
  });
}

/** The build that the gateway serves at present; `null` when it does not answer, or the viewer has no access. */
async function servedBuild(): Promise<string | null> {
  try {
    return (await getVersion(new AbortController().signal)).build;
  } catch {
    return null;
  }
}

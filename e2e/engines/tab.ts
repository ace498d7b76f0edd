import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Size of the page in every tab, in CSS pixels, without the browser's own bars. */
export const size = { width: 1440, height: 900 };

/** What a visit looks for on a page: the first visible element that matches. */
export interface Target {
  readonly css: string;
  /** The start of its label or, without one, of its text. */
  readonly name?: string;
}

/** Keys that have no character. */
export type Key = "Enter" | "Escape" | "Tab" | "End" | "Home" | "ArrowDown" | "ArrowRight";

/** A file that the browser has saved. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A tab of a fresh profile: what a visit may ask of every engine. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page, which may use only what it is given. */
  run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Result>;
  /** Whether a target is on the page. */
  shows(target: Target): Promise<boolean>;
  /** Clicks with the pointer. */
  click(target: Target): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Turns the wheel down over the middle of the window. */
  wheel(pixels: number): Promise<void>;
  picture(): Promise<Buffer>;
  /** The file that an action makes the browser save. */
  saved(act: () => Promise<void>): Promise<SavedFile>;
  /** Errors that the browser reported since the last call, beside those in the page. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** A running browser of one engine. */
export interface Engine {
  readonly name: "chromium" | "firefox" | "webkit";
  readonly version: string;
  /** Complaints about what the driver itself does to a page. */
  readonly ownDoing?: RegExp;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Finds a target in the page. */
function find({ css, name }: Target): HTMLElement | null {
  const wordsOf = (element: HTMLElement) => {
    const [label] = "labels" in element ? ((element.labels ?? []) as HTMLElement[]) : [];
    const words = element.ariaLabel ?? label?.textContent ?? element.textContent ?? "";
    return words.replace(/\s+/g, " ").trim();
  };
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (name === undefined || wordsOf(element).startsWith(name)) return element;
  }
  return null;
}

/**
 * Repeats a question until it is answered; what is not answered within a minute never will be. It may fail meanwhile,
 * because what it looks at may be replaced.
 */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | null | false>,
): Promise<Answer> {
  const end = performance.now() + 60_000;
  for (let last: unknown; ; ) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false) return answer;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end) {
      throw new Error(`Waited a minute for ${what}${last === undefined ? "" : `: ${last}`}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The file that an action adds to a folder; browsers name one that is still coming otherwise. */
export async function newFile(folder: string, act: () => Promise<void>): Promise<SavedFile> {
  const before = new Set(await readdir(folder));
  await act();
  return eventually("the file", async () => {
    const [name, ...others] = (await readdir(folder)).filter((one) => !before.has(one));
    if (name === undefined || others.length > 0 || /\.(part|wkdownload)$/.test(name))
      return undefined;
    return { name, bytes: await readFile(join(folder, name)) };
  });
}

/** The same as a script, for a page where it is not defined. */
export const finding = (target: Target) => `(${find})(${JSON.stringify(target)})`;

/** How a target is called in a failure. */
export const nameOf = ({ css, name }: Target) => (name === undefined ? css : `${css} “${name}”`);

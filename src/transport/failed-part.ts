/** Errors of files of the page itself that could not be loaded, such as after an update of the server. */
const errors = new WeakSet<object>();

let onMissed: () => void = () => undefined;

/** Notes that an error comes from a file of the page that could not be loaded. */
export function noteFailedPart(error: unknown): void {
  if (typeof error === "object" && error !== null) errors.add(error);
}

/** Whether an error comes from a file of the page that could not be loaded. */
export function isFailedPart(error: unknown): boolean {
  return typeof error === "object" && error !== null && errors.has(error);
}

/**
 * Loads code late where no bundler reports a failure: in a worker.
 * @throws whatever the import throws, noted as a failed part
 */
export async function partOf<Code>(loading: Promise<Code>): Promise<Code> {
  try {
    return await loading;
  } catch (error) {
    noteFailedPart(error);
    throw error;
  }
}

/** Says that the viewer misses what failed with an error. Anything but a failed part is ignored. */
export function missPart(error: unknown): void {
  if (isFailedPart(error)) onMissed();
}

/** Calls back for every failed part that a viewer misses; there is one listener. */
export function watchMissedParts(listener: () => void): void {
  onMissed = listener;
}

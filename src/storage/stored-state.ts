import { isAccessKey } from "./access-keys.ts";

/** State in the browser's storage that outlives the page. */
export interface StoredState<Value> {
  /** The same object until it changes. */
  get(): Value;
  /** Reads the storage again first, since another tab may have changed it. */
  update(change: (value: Value) => Value): void;
  /** Whether the next page will find it; `false` where storage is switched off or full. */
  isStored(): boolean;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

interface Options<Value> {
  /** A function for a key that changes with the viewer's access. */
  readonly key: string | (() => string);
  /** The value of a browser that has stored nothing, or nothing that can be decoded. */
  readonly initial: Value;
  /** May throw for a text that is not the value's. */
  readonly decode: (text: string) => Value;
  /** JSON by default. */
  readonly encode?: (value: Value) => string;
  /** `session` ends with the tab. `local` by default. */
  readonly area?: "local" | "session";
}

/** Changes when all states must read the storage again. */
let reading = 0;

/** `notify` of the states with subscribers. */
const subscribed = new Set<() => void>();

/** Whether what still arrives of an access that has ended is dropped instead of stored. */
let dropsAccessState = false;

/** Makes all states read the storage again, after an access began or ended and keys were removed. */
export function rereadStoredStates({ isAccessOver }: { isAccessOver: boolean }): void {
  dropsAccessState = isAccessOver;
  reading += 1;
  for (const notify of subscribed) notify();
}

export function createStoredState<Value>(options: Options<Value>): StoredState<Value> {
  const { initial, decode, encode = JSON.stringify, area = "local" } = options;
  const keyOf = () => (typeof options.key === "string" ? options.key : options.key());
  // Browsers throw here when storage is switched off; the value then lasts as long as the page.
  const storage = () => (area === "local" ? localStorage : sessionStorage);
  const listeners = new Set<() => void>();
  let value = initial;
  /** The `reading` of the value; -1 if it may have changed since. */
  let readAt = -1;
  let keyRead = "";
  let isStored = true;

  const read = () => {
    const key = keyOf();
    // What cannot be stored stays, unless it belongs to an access that is over.
    if (!isStored && (isAccessKey(key) || key !== keyRead)) value = initial;
    readAt = reading;
    keyRead = key;
    if (!isStored) return;
    try {
      value = decodeOr(initial, decode, storage().getItem(key));
    } catch {
      isStored = false;
    }
  };
  const get = () => {
    if (readAt !== reading) read();
    return value;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== keyOf() && event.key !== null) return;
    read();
    notify();
  };

  return {
    get,
    update(change) {
      if (dropsAccessState && isAccessKey(keyOf())) return;
      if (isStored) read();
      value = change(get());
      try {
        storage().setItem(keyOf(), encode(value));
      } catch {
        isStored = false;
      }
      notify();
    },
    isStored() {
      get();
      return isStored;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        globalThis.window?.addEventListener("storage", onStorage);
        subscribed.add(notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        globalThis.window?.removeEventListener("storage", onStorage);
        subscribed.delete(notify);
        // Nothing follows other tabs from here on. A value that could not be stored stays.
        if (isStored) readAt = -1;
      };
    },
  };
}

function decodeOr<Value>(
  fallback: Value,
  decode: (text: string) => Value,
  text: string | null,
): Value {
  if (text === null) return fallback;
  try {
    return decode(text);
  } catch {
    return fallback;
  }
}

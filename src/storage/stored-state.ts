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
  readonly key: string;
  /** The value of a browser that has stored nothing, or nothing that can be decoded. */
  readonly initial: Value;
  /** May throw for a text that is not the value's. */
  readonly decode: (text: string) => Value;
  /** JSON by default. */
  readonly encode?: (value: Value) => string;
  /** `session` ends with the tab. `local` by default. */
  readonly area?: "local" | "session";
}

export function createStoredState<Value>(options: Options<Value>): StoredState<Value> {
  const { key, initial, decode, encode = JSON.stringify, area = "local" } = options;
  // Browsers throw here when storage is switched off; the value then lasts as long as the page.
  const storage = () => (area === "local" ? localStorage : sessionStorage);
  const listeners = new Set<() => void>();
  let value = initial;
  let isRead = false;
  let isStored = true;

  const read = () => {
    isRead = true;
    try {
      value = decodeOr(initial, decode, storage().getItem(key));
    } catch {
      isStored = false;
    }
  };
  const get = () => {
    if (!isRead) read();
    return value;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    read();
    notify();
  };

  return {
    get,
    update(change) {
      if (isStored) read();
      value = change(value);
      try {
        storage().setItem(key, encode(value));
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
      if (listeners.size === 0) globalThis.window?.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        globalThis.window?.removeEventListener("storage", onStorage);
        // Nothing follows other tabs from here on. A value that could not be stored stays.
        if (isStored) isRead = false;
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

import type { Language } from "#contract/languages.ts";
import { missPart } from "#transport/failed-part.ts";

/** A promise whose value React's `use` can read at once, without suspending the component. */
interface Loading<Value> extends Promise<Value> {
  status?: "fulfilled";
  value?: Value;
  /** When it was rejected, in milliseconds since 1970. */
  failedAt?: number;
}

/** A promise that has its value. */
export type Loaded<Value> = Loading<Value> & { readonly value: Value };

/** Something that each language has, loaded when it is first asked for. */
export interface ByLanguage<Value> {
  /**
   * What the language has, or what English has when its file cannot be loaded. Returns the same promise to every
   * caller. It rejects when neither can be loaded; calls some seconds later try again.
   */
  readonly load: (language: Language) => Promise<Value>;
  /** The same promise, once it has its value. */
  readonly loaded: (language: Language) => Loaded<Value> | undefined;
}

/** Milliseconds for which a failure is cached; otherwise each render of the error would load again. */
const failureMs = 5000;

/** @param english what is loaded from the start */
export function byLanguage<Value>(
  load: (language: Language) => Promise<Value>,
  english?: Value,
): ByLanguage<Value> {
  const cache = new Map<Language, Loading<Value>>();
  if (english !== undefined) cache.set("en", settle(Promise.resolve(english), english));
  return {
    load: (language) => {
      const cached = cache.get(language);
      const hasFailed = cached?.failedAt !== undefined && Date.now() - cached.failedAt > failureMs;
      if (cached !== undefined && !hasFailed) return cached;
      const loading: Loading<Value> = load(language).catch(async (error) => {
        const english = await load("en");
        missPart(error);
        return english;
      });
      cache.set(language, loading);
      loading.then(
        (value) => settle(loading, value),
        () => {
          loading.failedAt = Date.now();
        },
      );
      return loading;
    },
    loaded: (language) => {
      const cached = cache.get(language);
      return cached !== undefined && isLoaded(cached) ? cached : undefined;
    },
  };
}

function isLoaded<Value>(loading: Loading<Value>): loading is Loaded<Value> {
  return loading.status === "fulfilled";
}

function settle<Value>(loading: Loading<Value>, value: Value): Loading<Value> {
  return Object.assign(loading, { status: "fulfilled" as const, value });
}

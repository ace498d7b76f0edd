import { minute } from "#domain/time/units.ts";
import { createExpiringMap } from "#gateway/cache/expiring-map.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import type { KnownCatalog } from "./catalog-reader.ts";
import type { Engine } from "./engine.ts";

/** All answers that are kept, with their questions, in characters. */
const maxSize = 4_000_000;

/** More answers are not kept, however short they are. */
const maxAnswers = 10_000;

/** Days begin at multiples of it in every time zone, in milliseconds. */
const quarterHour = 15 * minute;

/**
 * An engine that computes an answer once as long as the archive stays the same: the pages of several viewers ask the same.
 * @param catalogOf what the archive has; it fails while that is unknown
 */
export function keepAnswers(
  engine: Engine,
  catalogOf: () => Promise<Pick<KnownCatalog, "version">>,
): Engine {
  const bodies = createExpiringMap<string>({
    ageMs: quarterHour,
    maxEntries: maxAnswers,
    maxWeight: maxSize,
  });
  return {
    prepare: () => engine.prepare(),
    async ask(question, signal) {
      const catalog = await catalogOf().catch(() => undefined);
      if (catalog === undefined) return engine.ask(question, signal);
      const key = keyOf(question, catalog.version);
      const known = bodies.get(key);
      if (known !== undefined) return { isAnswered: true, body: known, isKnown: true };
      const answer = await engine.ask(question, signal);
      if (answer.isAnswered && typeof answer.body === "string") {
        // A code that no line has is a long question with a short answer.
        const size = key.length + answer.body.length;
        if (size <= maxSize) bodies.set(key, answer.body, size);
      }
      return answer;
    },
  };
}

/** The instant decides the day alone, up to which days are counted back. */
function keyOf({ now, ...question }: EngineQuestion, version: number): string {
  return JSON.stringify([question, Math.floor(now / quarterHour), version]);
}

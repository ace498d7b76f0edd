import { minute } from "#domain/time/units.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import type { Engine } from "./engine.ts";

/** All answers that are kept, with their questions, in characters. */
const maxSize = 4_000_000;

/** Days begin at multiples of it in every time zone, in milliseconds. */
const quarterHour = 15 * minute;

/**
 * An engine that computes an answer once as long as the archive stays the same: the pages of several viewers ask the same.
 * @param contentOf a value that is another one when the archive has changed; it fails while that is unknown
 */
export function keepAnswers(engine: Engine, contentOf: () => Promise<object>): Engine {
  let content: object | undefined;
  const bodies = new Map<string, string>();
  let size = 0;

  const keep = (key: string, body: string) => {
    // A code that no line has is a long question with a short answer.
    const added = key.length + body.length;
    if (bodies.has(key) || added > maxSize) return;
    for (const [oldest, text] of bodies) {
      if (size + added <= maxSize) break;
      bodies.delete(oldest);
      size -= oldest.length + text.length;
    }
    bodies.set(key, body);
    size += added;
  };

  return {
    prepare: () => engine.prepare(),
    async ask(question, signal) {
      const current = await contentOf().catch(() => undefined);
      if (current === undefined) return engine.ask(question, signal);
      if (current !== content) {
        bodies.clear();
        size = 0;
        content = current;
      }
      const key = keyOf(question);
      const known = bodies.get(key);
      if (known !== undefined) return { isAnswered: true, body: known, isKnown: true };
      const answer = await engine.ask(question, signal);
      // The archive may have changed meanwhile, and what was kept with it.
      if (answer.isAnswered && typeof answer.body === "string" && current === content) {
        keep(key, answer.body);
      }
      return answer;
    },
  };
}

/** The instant decides the day alone, up to which days are counted back. */
function keyOf({ now, ...question }: EngineQuestion): string {
  return JSON.stringify([question, Math.floor(now / quarterHour)]);
}

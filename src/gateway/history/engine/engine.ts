import type { Database } from "#gateway/history/database.ts";
import type { EngineAnswer, EngineQuestion } from "#gateway/history/protocol.ts";

/** Answers questions about an archive. */
export interface Engine {
  ask(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer>;
}

/** @param folder of the archive, whose catalog names the files to read */
export async function createEngine(_database: Database, _folder: string): Promise<Engine> {
  return {
    ask: async () => ({ isAnswered: false, code: "not-found", detail: "" }),
  };
}

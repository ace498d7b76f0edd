import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Archive } from "./archive/archive.ts";
import { spillName } from "./archive/paths.ts";
import { EngineMissing, openDatabase } from "./database.ts";
import { createCatalogReader } from "./engine/catalog-reader.ts";
import { createEngine, type Engine } from "./engine/engine.ts";
import { keepAnswers } from "./engine/known-answers.ts";
import type {
  FromProcess,
  ProcessOptions,
  ReadAnswer,
  ReadRequest,
  ToProcess,
} from "./protocol.ts";

/** The process of the archive: it reads counts into files, and answers questions about them. */

const readings = new Map<number, (answer: ReadAnswer) => void>();
const asked = new Map<number, AbortController>();
let engine: Engine | undefined;
let nextId = 0;
let temporaryFolder: string | undefined;

/** The engine's threads may still be writing. */
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 };

function send(message: FromProcess): void {
  // A gateway that ends at this moment is told by `disconnect`, not by an error of the channel.
  process.send?.(message, undefined, undefined, () => {});
}

/** Asks the gateway, which alone reaches the API. */
function read(request: ReadRequest): Promise<ReadAnswer> {
  const id = nextId++;
  return new Promise((resolve) => {
    readings.set(id, (answer) => {
      readings.delete(id);
      resolve(answer);
    });
    send({ kind: "read", id, request });
  });
}

async function start(options: ProcessOptions): Promise<void> {
  if (options.isTemporary) temporaryFolder = options.folder;
  try {
    const database = await openDatabase(join(options.folder, spillName, String(process.pid)));
    const onFault = (message: string) => send({ kind: "note", level: "warn", message });
    const catalogOf = createCatalogReader(options.folder);
    const computing = await createEngine(database, options.folder, onFault, catalogOf);
    engine = keepAnswers(computing, catalogOf);
    const archive = new Archive({
      database,
      options,
      read,
      pause,
      now: Date.now,
      elapsed: () => performance.now(),
      onProgress(progress) {
        send({ kind: "state", state: { engine: "ready", progress } });
        // The next question tries again, and says what is wrong.
        engine?.prepare().catch(() => {});
      },
      onNote: (level, message) => send({ kind: "note", level, message }),
    });
    await archive.run();
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    send({ kind: "note", level: "warn", message: error.message });
    send({ kind: "state", state: { engine: "missing", sentence: error.message } });
  }
}

async function answer(id: number, message: Extract<ToProcess, { kind: "ask" }>): Promise<void> {
  const left = new AbortController();
  asked.set(id, left);
  try {
    if (engine === undefined) {
      const detail = "The history's process is starting. Try again in a few seconds.";
      send({
        kind: "answer",
        id,
        answer: { isAnswered: false, code: "history-unavailable", detail },
      });
      return;
    }
    // Also when its viewer has left, so that the gateway knows that this process does not hang.
    send({ kind: "answer", id, answer: await engine.ask(message.question, left.signal) });
  } finally {
    asked.delete(id);
  }
}

process.on("message", (message: ToProcess) => {
  switch (message.kind) {
    case "start":
      void start(message.options);
      break;
    case "answer":
      readings.get(message.id)?.(message.answer);
      break;
    case "ask":
      void answer(message.id, message);
      break;
    case "cancel":
      asked.get(message.id)?.abort();
  }
});

// Terminals and service managers signal all processes; this one ends after the gateway.
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

// The gateway has ended; a half-written file is a draft that the next start removes.
process.on("disconnect", () => {
  try {
    if (temporaryFolder !== undefined) rmSync(temporaryFolder, removal);
  } finally {
    // While the engine computes, an ordinary exit ends with an error of its binding on the gateway's standard error.
    process.kill(process.pid, "SIGKILL");
  }
});

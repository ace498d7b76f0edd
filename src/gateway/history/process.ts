import { join } from "node:path";
import { draftsName, startArchive } from "./archive/archive.ts";
import { EngineMissing, openDatabase } from "./database.ts";
import { createEngine, type Engine } from "./engine/engine.ts";
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

function send(message: FromProcess): void {
  process.send?.(message);
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
  try {
    const database = await openDatabase(join(options.folder, draftsName));
    engine = await createEngine(database, options.folder);
    await startArchive({
      database,
      options,
      read,
      onProgress: (progress) => send({ kind: "state", state: { engine: "ready", progress } }),
      onNote: (level, message) => send({ kind: "note", level, message }),
    });
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
        answer: { isAnswered: false, code: "upstream-unavailable", detail },
      });
      return;
    }
    const found = await engine.ask(message.question, left.signal);
    if (!left.signal.aborted) send({ kind: "answer", id, answer: found });
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

// The gateway has ended; a half-written file is a draft that the next start removes.
process.on("disconnect", () => process.exit(0));

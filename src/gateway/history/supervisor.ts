import { errorName } from "#gateway/folder/error-name.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import type { Log } from "#gateway/operations/log.ts";
import type {
  ArchiveFault,
  EngineAnswer,
  EngineQuestion,
  FromProcess,
  ProcessOptions,
  ProcessState,
  ReadAnswer,
  ReadRequest,
  ToProcess,
} from "./protocol.ts";

/** A started process of the archive. */
export interface HistoryProcess {
  send(message: ToProcess): void;
  onMessage(listener: (message: FromProcess) => void): void;
  /**
   * Called once, when the process has ended or could not be started.
   * @param listener gets why: an exit code, a signal or the system's code
   */
  onEnd(listener: (why: string) => void): void;
  /** Lets it end by itself. */
  end(): void;
  /** Ends it at once. */
  kill(): void;
}

export interface HistoryParts {
  readonly options: ProcessOptions;
  /** @throws the system's error, such as `ENOMEM` */
  readonly start: () => HistoryProcess;
}

interface SupervisorParts {
  /** Reads the API; its signal aborts when the process has ended. */
  readonly read: (request: ReadRequest, signal: AbortSignal) => Promise<ReadAnswer>;
  readonly log: Log;
  /** Calls back after a time in milliseconds. */
  readonly later?: (run: () => void, ms: number) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The state of the archive and its engine, as far as the gateway knows it. */
export interface HistoryState {
  /** `null` until the process has told it; the last one while the process starts again. */
  readonly process: ProcessState | null;
  /** The process ended again and again; `null` otherwise. */
  readonly fault: ArchiveFault | null;
}

export interface History {
  state(): HistoryState;
  /**
   * Asks the engine.
   * @throws ViewerLeft
   */
  ask(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer>;
  start(): void;
  /** Ends the process, for good. */
  stop(): void;
}

/** A process that ends sooner is started again later and later, in milliseconds. */
const steadyMs = 60_000;
const minDelayMs = 1000;
const maxDelayMs = 300_000;

/** So many early ends in a row are a fault. */
const endsToFault = 3;

/** A process that says nothing for so long after a question hangs, in milliseconds: the engine ends one sooner. */
const silentMs = 60_000;

/** A process that does not end by itself is ended after so long, in milliseconds. */
const endMs = 5000;

const unanswered: EngineAnswer = {
  isAnswered: false,
  code: "history-unavailable",
  detail: "The process of the history is starting. Try again in a few seconds.",
};

/** Starts the process of the archive, starts it again when it ends, and passes its readings and questions on. */
export function createHistory({ options, start }: HistoryParts, parts: SupervisorParts): History {
  const { read, log, now = Date.now } = parts;
  const later = parts.later ?? ((run, ms) => setTimeout(run, ms).unref());
  const questions = new Map<number, (answer: EngineAnswer) => void>();
  let running: { readonly process: HistoryProcess; readonly ended: AbortController } | undefined;
  let state: ProcessState | null = null;
  let fault: ArchiveFault | null = null;
  let earlyEnds = 0;
  let isStopped = false;
  let nextId = 0;
  /** Messages of all processes. */
  let heard = 0;

  const receive = (message: FromProcess, process: HistoryProcess, signal: AbortSignal) => {
    switch (message.kind) {
      case "state":
        state = message.state;
        break;
      case "note":
        log.note(message.level, message.message);
        break;
      case "answer":
        questions.get(message.id)?.(message.answer);
        break;
      case "read":
        void read(message.request, signal).then((answer) => {
          if (!signal.aborted) process.send({ kind: "answer", id: message.id, answer });
        });
    }
  };

  const noteEnd = (why: string, startedAt: number) => {
    running = undefined;
    for (const answer of questions.values()) answer(unanswered);
    if (isStopped) return;
    earlyEnds = now() - startedAt >= steadyMs ? 1 : earlyEnds + 1;
    const delayMs = Math.min(maxDelayMs, minDelayMs * 2 ** (earlyEnds - 1));
    log.note(
      "warn",
      `The process of the history ended (${why}); it starts again in ${delayMs / 1000} s.`,
    );
    if (earlyEnds >= endsToFault) {
      fault ??= {
        code: "process",
        since: new Date(now()).toISOString(),
        sentence: "The process of the history ends again and again; the log says why.",
      };
    }
    later(begin, delayMs);
  };

  const begin = () => {
    if (isStopped) return;
    const startedAt = now();
    let process: HistoryProcess;
    try {
      process = start();
    } catch (error) {
      noteEnd(errorName(error), startedAt);
      return;
    }
    const ended = new AbortController();
    running = { process, ended };
    process.onMessage((message) => {
      heard += 1;
      receive(message, process, ended.signal);
    });
    process.onEnd((why) => {
      ended.abort();
      noteEnd(why, startedAt);
    });
    process.send({ kind: "start", options });
    later(() => {
      if (running?.process === process) {
        fault = null;
        earlyEnds = 0;
      }
    }, steadyMs);
  };

  /** Ends a process that does not answer a question, which starts another one. */
  const watch = (process: HistoryProcess) => {
    const before = heard;
    later(() => {
      if (running?.process === process && heard === before) process.kill();
    }, silentMs);
  };

  return {
    state: () => ({ process: state, fault }),
    start: begin,
    stop() {
      isStopped = true;
      const process = running?.process;
      process?.end();
      later(() => {
        if (running?.process === process) process?.kill();
      }, endMs);
    },
    async ask(question, signal) {
      const process = running?.process;
      if (process === undefined) return unanswered;
      if (signal.aborted) throw new ViewerLeft();
      const id = nextId++;
      let leave = () => {};
      try {
        return await new Promise<EngineAnswer>((resolve, reject) => {
          leave = () => {
            process.send({ kind: "cancel", id });
            reject(new ViewerLeft());
          };
          signal.addEventListener("abort", leave, { once: true });
          questions.set(id, resolve);
          process.send({ kind: "ask", id, question });
          watch(process);
        });
      } finally {
        signal.removeEventListener("abort", leave);
        questions.delete(id);
      }
    },
  };
}

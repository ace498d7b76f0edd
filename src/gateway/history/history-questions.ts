import type { HistoryQuestion } from "#contract/history/parameters.ts";
import type { Viewer } from "#gateway/access/request-context.ts";
import { createSharing } from "#gateway/briefing/sharing.ts";
import type { Config } from "#gateway/config/config.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { MissBudget } from "#gateway/operations/miss-budget.ts";
import { type AskedQuestion, askedQuestion } from "./asked-question.ts";
import type { EngineAnswer } from "./protocol.ts";
import { type Archived, stateAnswer } from "./state-answer.ts";
import type { History } from "./supervisor.ts";

interface QuestionParts {
  readonly config: Pick<Config, "timeZone" | "upstream">;
  /** Without an archive there is no history. */
  readonly history: Pick<History, "state" | "ask"> | undefined;
  readonly budget: MissBudget;
}

/**
 * Asks the archive within a viewer's scope, rights and budget.
 * @param query the parameters, as in an address
 * @returns the answer as the contract has it, as JSON, or the bytes of a file
 * @throws ProblemError
 */
export type HistoryQuestions = (
  name: HistoryQuestion,
  query: string,
  viewer: Viewer,
  signal: AbortSignal,
) => Promise<string | Uint8Array>;

type Answered = Extract<EngineAnswer, { isAnswered: true }>;

/** Questions of a viewer that are computed at once or wait: fewer than the engine takes, so that there is room for others. */
const maxOfViewer = 20;

/** Answers viewers' questions about the archive, whichever route they come by. */
export function createHistoryQuestions({
  config,
  history,
  budget,
}: QuestionParts): HistoryQuestions {
  const share = createSharing<EngineAnswer>();
  /** What the archive had when the engine last answered, by warehouse. */
  const archived = new Map<string | null, Archived>();
  const asking = new Map<string, number>();

  const compute = async (
    work: () => Promise<EngineAnswer>,
    id: string | undefined,
  ): Promise<EngineAnswer> => {
    // Without an id they cannot be told apart.
    if (id === undefined) return work();
    const others = asking.get(id) ?? 0;
    if (others >= maxOfViewer) throw new ProblemError("rate-limited", { retryAfter: 1 });
    asking.set(id, others + 1);
    try {
      return await work();
    } finally {
      const left = (asking.get(id) ?? 1) - 1;
      if (left > 0) asking.set(id, left);
      else asking.delete(id);
    }
  };

  const ask = (
    question: AskedQuestion,
    { id }: Viewer,
    signal: AbortSignal,
  ): Promise<EngineAnswer> => {
    if (history === undefined) throw new ProblemError("history-off");
    if (history.state().process?.engine === "missing") {
      throw new ProblemError("history-engine-missing");
    }
    const known = {
      ...question,
      warehouseBy: config.upstream.warehouseBy,
      timeZone: config.timeZone ?? "UTC",
    };
    // Viewers who ask the same at the same time share one answer.
    return share(JSON.stringify(known), signal, (shared) =>
      compute(() => history.ask({ ...known, now: Date.now() }, shared), id),
    );
  };

  /** While the engine does not answer, the archive has what it had. */
  const stateOf = async (question: AskedQuestion, viewer: Viewer, signal: AbortSignal) => {
    const { warehouse } = question;
    if (history?.state().process?.engine === "ready") {
      const said = await ask(question, viewer, signal);
      if (said.isAnswered) archived.set(warehouse, JSON.parse(String(said.body)));
    }
    return stateAnswer(history?.state(), archived.get(warehouse) ?? null, viewer.access);
  };

  const answerOf = async (
    question: AskedQuestion,
    viewer: Viewer,
    signal: AbortSignal,
  ): Promise<Answered> => {
    if (question.name === "state") {
      const body = JSON.stringify(await stateOf(question, viewer, signal));
      return { isAnswered: true, body, isKnown: true };
    }
    const said = await ask(question, viewer, signal);
    if (said.isAnswered) return said;
    throw new ProblemError(said.code, { detail: said.detail });
  };

  return async (name, query, viewer, signal) => {
    const question = askedQuestion(name, query, viewer.access);
    const end = viewer.id === undefined ? undefined : budget.begin(viewer.id);
    let isKnown = false;
    try {
      const answered = await answerOf(question, viewer, signal);
      isKnown = answered.isKnown === true;
      return answered.body;
    } finally {
      end?.(isKnown ? "answered" : "computed");
    }
  };
}

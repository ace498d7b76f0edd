import type { UpstreamConfig } from "#gateway/config/upstream.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { NoConnection } from "#gateway/upstream/connection/no-connection.ts";
import type { ApiQuestion } from "#gateway/upstream/upstream.ts";
import { answerAdvice } from "./answer-advice.ts";

/** Remembers why the API gives no figures, and which settings may change that, until it does. */
export interface AdminWarnings {
  /**
   * Records the API's answer to a question: a success, or an error.
   * @param type the media type of an answer that could not be read
   */
  record(question: ApiQuestion, error?: unknown, type?: string): void;
  /** Adds advice that applies until the settings are read again. */
  keep(sentence: string): void;
  /** The advice that applies now, one sentence each; empty when all is well. */
  current(): readonly string[];
}

interface WarningEvents {
  /** Called once for each warning, until it no longer applies. */
  readonly onWarning: (sentence: string) => void;
  /** Called when the API answers again: only advice that is kept may still apply. */
  readonly onRecovery: () => void;
  /** Called with each cause that may lie in the question alone, such as a connection that one answer broke. */
  readonly onSingleCause: (sentence: string) => void;
}

/** What clears a warning: any success, that of a list, or that of a list with the same parameters. */
const anySuccess = "any";
const anyList = "list";
const listWith = (names: readonly string[]) => `list ${names.join()}`;

export function createAdminWarnings(
  upstream: UpstreamConfig,
  { onWarning, onRecovery, onSingleCause }: WarningEvents,
): AdminWarnings {
  const current = new Map<string, string>();
  const kept = new Set<string>();
  /** Warnings since all was well: causes may alternate, such as those of several addresses. */
  const given = new Set<string>();
  /** Names of the parameters that a list has been given with. */
  const accepted = new Set<string>();

  const warn = (key: string, sentence: string) => {
    current.set(key, sentence);
    if (!given.has(sentence)) onWarning(sentence);
    given.add(sentence);
  };
  const succeed = ({ name, query = "" }: ApiQuestion) => {
    const before = current.size;
    current.delete(anySuccess);
    if (name === "countings") {
      const names = parametersIn(query);
      for (const one of names) accepted.add(one);
      current.delete(anyList);
      current.delete(listWith(names));
    }
    if (before === 0 || current.size > 0) return;
    given.clear();
    onRecovery();
  };
  const rejection = (names: readonly string[], status: number) => {
    const suspects = Object.values(upstream.dialect).filter(
      (name) => names.includes(name) && !accepted.has(name),
    );
    const named = suspects.length === 0 ? "" : ` ${suspects.join(", ")}`;
    return `The API rejected the list's parameters${named} (status ${status}): set COUNTING_API_QUERY to the names that it knows, and COUNTING_API_WAREHOUSE_BY to the identifier that it filters by.`;
  };

  return {
    record(question, error, type) {
      if (!(error instanceof ProblemError)) {
        succeed(question);
        return;
      }
      const { cause, problem } = error;
      const { code, upstreamStatus: status = 0 } = problem;
      const isList = question.name === "countings";
      const names = parametersIn(question.query ?? "");
      if (isList && code === "upstream-rejected" && [400, 422].includes(status) && !cause) {
        // The first one names the suspects; what has been accepted since does not change the cause.
        if (!current.has(listWith(names))) warn(listWith(names), rejection(names, status));
        return;
      }
      const isOfAll =
        cause instanceof NoConnection ||
        code === "upstream-credentials" ||
        code === "upstream-redirect";
      // Other failures may concern an id or a warehouse, which no setting can fix.
      const isSingle = !isOfAll && (!isList || names.includes(upstream.dialect.warehouse));
      if (isSingle && (code !== "upstream-unavailable" || cause === undefined)) return;
      const sentence = answerAdvice(error, upstream, type);
      if (isSingle && sentence !== undefined) onSingleCause(sentence);
      if (isSingle) return;
      if (sentence !== undefined) warn(isOfAll ? anySuccess : anyList, sentence);
    },
    keep(sentence) {
      if (!kept.has(sentence)) onWarning(sentence);
      kept.add(sentence);
    },
    current: () => [...new Set([...current.values(), ...kept])],
  };
}

/** The names of a query's parameters; their values do not matter here. */
function parametersIn(query: string): readonly string[] {
  return [...new Set(new URLSearchParams(query).keys())].sort();
}

import * as v from "valibot";
import type { WarehouseBy } from "#contract/access.ts";
import { accuracySchema } from "#contract/history/accuracy.ts";
import type { Viewer } from "#gateway/access/request-context.ts";
import { type Completeness, completenessOf } from "#gateway/history/completeness.ts";
import type { HistoryQuestions } from "#gateway/history/history-questions.ts";
import type { History } from "#gateway/history/supervisor.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { FeedSource } from "./feed-source.ts";
import type { FeedRequest } from "./feed-target.ts";
import { historyColumns, historyRows } from "./history-columns.ts";
import { createRowWriter } from "./write-rows.ts";

interface HistoryParts {
  readonly askHistory: HistoryQuestions;
  /** `undefined` without one. */
  readonly archive: Pick<History, "state"> | undefined;
  readonly warehouseBy: WarehouseBy;
}

interface HistoryAsked {
  readonly asked: Pick<FeedRequest, "rowFormat" | "query">;
  readonly viewer: Viewer;
  readonly signal: AbortSignal;
  /** Whether the API's list has a count of this warehouse. */
  readonly isListed: (warehouse: string) => Promise<boolean>;
}

/**
 * The sums of the archive as a feed.
 * @throws ProblemError `history-reading` while counts are missing that may still come
 */
export async function historySource(
  { askHistory, archive, warehouseBy }: HistoryParts,
  { asked: { rowFormat, query }, viewer, signal, isListed }: HistoryAsked,
): Promise<FeedSource> {
  const parameters = new URLSearchParams(query);
  // A table of all warehouses together says little; programs add them up.
  if (!parameters.has("by")) parameters.set("by", "warehouse");
  // Before the question: what is read while it is answered may not be in the answer.
  const state = archive?.state();
  const said = String(await askHistory("accuracy", String(parameters), viewer, signal));
  const headers = readHeaders(state && completenessOf(state), viewer);
  const rows = historyRows(JSON.parse(said), parameters.get("by") ?? "");
  const warehouse = parameters.get("warehouse");
  if (rows.length === 0 && warehouse !== null) {
    // Of all periods, since the asked ones have no row.
    const ofAll = String(new URLSearchParams({ by: "warehouse", warehouse }));
    const known = await askHistory("accuracy", ofAll, viewer, signal);
    const { warehouses } = v.parse(accuracySchema, JSON.parse(String(known)));
    if (warehouses.length === 0 && !(await isListed(warehouse))) {
      const detail = `No count is of this warehouse. The parameter warehouse is what the column warehouse.${warehouseBy} of /feed/countings.csv has.`;
      throw new ProblemError("bad-request", { detail });
    }
  }
  const writer = createRowWriter(historyColumns, rowFormat);
  return {
    version: said,
    async *texts() {
      yield writer.begin();
      for (const row of rows) yield writer.row(row);
      yield writer.end();
    },
    headers: { ...headers, "Content-Type": writer.mediaType },
    cancel() {},
  };
}

/** What the answer tells of an archive that is not complete. Only viewers of everything may know the numbers. */
function readHeaders(
  completeness: Completeness | undefined,
  { access: { scope } }: Viewer,
): Record<string, string> {
  switch (completeness?.kind) {
    case "reading": {
      const detail =
        "The gateway still reads ended counts, and sums without them would look complete. Ask again later.";
      throw new ProblemError("history-reading", { detail, retryAfter: completeness.retryAfter });
    }
    case "partial": {
      const { read, total } = completeness;
      const isTold = scope.kind === "all" && total !== null;
      return { "X-Archive-Read": isTold ? `${read} of ${total}` : "unknown" };
    }
    default:
      return {};
  }
}

import type { QueryClient } from "@tanstack/react-query";
import { isInScope } from "#components/access/in-scope.ts";
import type { ListPart } from "#components/countings/parts.ts";
import type { Counting } from "#contract/counting.ts";
import { earlierOutcomes } from "#domain/lines/wrong-again.ts";
import type { ViewerSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { askableVersion, historyQuery, historyStateQuery } from "./history-queries.ts";

/** The question about the products of a count. */
export function outcomesQuestion(
  { warehouse, startedAt }: Counting,
  { warehouseBy }: Pick<ViewerSettings, "warehouseBy">,
) {
  return { warehouse: String(warehouse[warehouseBy]), before: startedAt };
}

/** Asks for the outcomes of the counts before; `null` where the viewer cannot know them. */
export const askOutcomes: NonNullable<ListPart["earlier"]> = async (
  client: QueryClient,
  counting: Counting,
  settings: Pick<ViewerSettings, "access" | "warehouseBy">,
) => {
  if (!isInScope(settings.access, paths.history())) return null;
  try {
    const version = askableVersion(await client.fetchQuery(historyStateQuery));
    if (version === null) return null;
    const question = outcomesQuestion(counting, settings);
    return earlierOutcomes(
      await client.fetchQuery(historyQuery("wrong-before", question, version)),
    );
  } catch {
    // The list says less without the history, but nothing wrong.
    return null;
  }
};

import type { CountingPart } from "#components/counting/parts.ts";
import { ChangesPart } from "./changes-part.tsx";
import { changesSearch, isChangesOpen, withoutChanges } from "./changes-search.ts";
import { ChangesTool } from "./changes-tool.tsx";
import { VisitsPart } from "./visits-part.tsx";

/** What changed in a counting since a moment. */
export const changes: CountingPart = {
  name: "changes",
  invalid: changesSearch.invalid,
  Bar: VisitsPart,
  Tool: ChangesTool,
  panel: { Panel: ChangesPart, isOpen: isChangesOpen, close: withoutChanges },
};

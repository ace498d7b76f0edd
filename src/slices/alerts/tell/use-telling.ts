import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Counting } from "#contract/counting.ts";
import { alertVerdict } from "#domain/counting/alert-verdict.ts";
import type { CountingFacts } from "#domain/counting/facts.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { conclusionText } from "#format/conclusion.ts";
import { keepUpdating } from "#hooks/held-updates.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { allSeen, useFollowed } from "./followed.ts";
import { notify, usePermission } from "./permission.ts";
import { type Observed, withObserved } from "./seen.ts";

/** A counting as a page has it. */
export interface TellableCounting extends Pick<Counting, "id" | "warehouse"> {
  readonly facts: CountingFacts;
}

interface Shown extends Observed {
  readonly name: string;
  /** The page's sentence about it. */
  readonly text: string;
}

/**
 * Tells of the changes of those countings that are followed, once over all tabs, and keeps the page updated meanwhile
 * while its window is hidden.
 * @param countings those on the page
 * @param now the gateway's time; `null` while the figures are stale, which changes nothing. Milliseconds since 1970
 */
export function useTelling(countings: readonly TellableCounting[], now: number | null): void {
  const subjects = useFollowed();
  const permission = usePermission();
  const { warehouseBy } = useSettings();
  const calendarOf = useWorkCalendar();
  const messages = useMessages("counting");
  const format = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const ids = new Set(subjects.map(({ kind, id }) => `${kind} ${id}`));
  const wanted = countings.filter(
    ({ id, warehouse }) =>
      ids.has(`counting ${id}`) || ids.has(`warehouse ${warehouse[warehouseBy]}`),
  );
  const isTelling = permission === "granted" && wanted.length > 0;
  useEffect(() => (isTelling ? keepUpdating() : undefined), [isTelling]);
  useEffect(() => {
    if (!isTelling || now === null) return;
    const shown = wanted.map(({ id, warehouse, facts }): Shown => {
      const { conclusion } = outlookOf(facts, now, calendarOf(warehouse.code));
      const context = { now, facts, undocumented: null };
      return {
        id,
        verdict: alertVerdict(conclusion),
        at: now,
        name: warehouse.name || warehouse.code,
        text: conclusionText(conclusion, context, messages, format),
      };
    });
    void tell(shown, (id) => void navigate(withShared(paths.counting(id), search)));
  });
}

/** One tab at a time, so that each change is found by one. */
async function tell(shown: readonly Shown[], open: (id: string) => void): Promise<void> {
  const { seen } = withObserved(allSeen.get(), shown);
  if (seen === allSeen.get()) return;
  await inOneTab(() => {
    let due: readonly Shown[] = [];
    allSeen.update((before) => {
      const found = withObserved(before, shown);
      due = found.due;
      return found.seen;
    });
    for (const { id, verdict, name, text } of due) {
      const tag = `countboard ${id} ${verdict}`;
      notify(name, { body: text, tag, onOpen: () => open(id) });
    }
  });
}

async function inOneTab(act: () => void): Promise<void> {
  // Some embedded browsers have no locks; there the notification's tag replaces a second one.
  if (!navigator.locks) return act();
  await navigator.locks.request("countboard:followed", act);
}

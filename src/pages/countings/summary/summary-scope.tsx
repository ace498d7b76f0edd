import type { ActiveWalk } from "#pages/countings/use-active-countings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** Which countings were checked for active ones. */
export function SummaryScope({
  walk: { active, state, walked, total, since, before, retry },
  clock,
}: {
  walk: ActiveWalk;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  clock: number;
}) {
  const t = useMessages("common").countingTable.scope;
  const format = useFormat();
  const [checked, whole] = [format.number(walked), format.number(total)];
  switch (state) {
    case "beginning":
      return t.beginning;
    case "walking":
      return t.walking(checked, whole);
    case "whole":
      return t.whole(
        format.number(active.length),
        active.length,
        format.dayWithin(since ?? clock, clock),
        // The end is exclusive: the moment before it is on the last day.
        before === null || before <= (since ?? clock) ? null : format.dayWithin(before - 1, clock),
      );
    case "cut":
      return t.cut(checked, whole);
    case "failed":
      return (
        <>
          {t.failed(checked, whole)}{" "}
          <Button variant="link" onClick={retry}>
            {t.tryAgain}
          </Button>
        </>
      );
  }
}

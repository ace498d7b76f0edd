import type { ActiveWalk } from "#pages/countings/use-active-countings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** Which countings were searched for active ones. */
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
  const found = format.number(active.length);
  const [looked, whole] = [format.number(walked), format.number(total)];
  switch (state) {
    case "beginning":
      return t.beginning(found, active.length);
    case "walking":
      return t.walking(found, active.length, looked, whole);
    case "whole":
      return t.whole(
        found,
        active.length,
        whole,
        format.dayWithin(since ?? clock, clock),
        // The end is exclusive: the moment before it is on the last day.
        before === null || before <= (since ?? clock) ? null : format.dayWithin(before - 1, clock),
      );
    case "cut":
      return t.cut(found, active.length, looked, whole);
    case "failed":
      return (
        <>
          {t.failed(found, active.length, looked, whole)}{" "}
          <Button variant="link" onClick={retry}>
            {t.tryAgain}
          </Button>
        </>
      );
  }
}

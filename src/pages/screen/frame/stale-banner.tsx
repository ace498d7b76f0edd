import type { Old } from "#pages/screen/counting/list-of-counting.ts";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import type { Failure } from "#transport/failure.ts";
import { useMessages } from "#ui/locale.tsx";
import { Banner } from "./frame.tsx";

/** How old the figures are, or the list of countings, since when there is no newer one, and what time it is. */
export function StaleBanner({
  of: { clock, age },
  what = "figures",
  failure,
}: {
  of: { readonly clock: number; readonly age: number };
  what?: Old;
  failure: Failure | null;
}) {
  const t = useMessages("screen").screen;
  const format = useScreenFormat();
  const since = format.near(clock - age, clock);
  return (
    <Banner end={format.time(clock)}>
      <span>{(what === "list" ? t.listOld : t.figuresOld)(format.age(age))};</span>{" "}
      <span>{t[causeOf(failure)](since)}</span>
    </Banner>
  );
}

/** What a person in front of the screen can tell others. */
function causeOf(failure: Failure | null): "noConnection" | "refused" | "noNewFigures" {
  if (failure === null || failure.kind === "unreachable") return "noConnection";
  if (failure.kind !== "problem") return "noNewFigures";
  switch (failure.code) {
    case "upstream-unavailable":
    case "upstream-timeout":
      return "noConnection";
    case "upstream-credentials":
      return "refused";
    default:
      return "noNewFigures";
  }
}

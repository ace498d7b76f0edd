import type { RescueAct } from "#domain/rescue/act.ts";
import type { Format } from "#format/format.ts";
import { lineRate, noEndText } from "#format/line-rate.ts";
import { zoneList } from "#format/zone-list.ts";
import type { CountingMessages } from "#messages/languages.ts";

interface Context {
  readonly now: number;
  /** The deadline, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** What a rescue plan says to do, in the words of its tile. */
export function rescueActText(
  act: RescueAct,
  { now, endsAt }: Context,
  { counting, conclusion }: Pick<CountingMessages, "counting" | "conclusion">,
  format: Format,
): string {
  const t = counting.header.benefits;
  const { number } = format;
  const moment = (at: number) => format.moment(at, now);
  switch (act.kind) {
    case "bring":
      return t.rescueBring(number(act.more), act.more, zoneList(act.zones, format.locale));
    case "hold": {
      const claim = t.rescueInTime[act.at](lineRate(act.rate, format));
      return act.more === null
        ? t.rescueElseNever(claim, number(act.most), act.most)
        : t.rescueElse(claim, number(act.more), act.more);
    }
    case "start":
      return t.rescueStart(number(act.people), act.people, moment(act.by));
    case "just-after":
      return t.rescueJustAfter(number(act.people), act.people, moment(act.at));
    case "too-late":
      return t.rescueLate(number(act.people), act.people, moment(act.at));
    case "no-end":
      return noEndText(act.rates, conclusion, format);
    case "enough":
      return t.rescueEnough(number(act.people), act.people, moment(endsAt));
  }
}

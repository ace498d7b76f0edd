import type { RescueAct } from "#domain/rescue/act.ts";
import type { Format } from "#format/format.ts";
import { lineRate, noEndText } from "#format/line-rate.ts";
import { zoneList } from "#format/zone-list.ts";
import type { conclusion } from "#messages/en/conclusion.ts";
import type { RescueMessages } from "./messages.ts";

interface Context {
  readonly now: number;
  /** The deadline, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** What a rescue plan says to do, in the words of its tile. */
export function rescueActText(
  act: RescueAct,
  { now, endsAt }: Context,
  messages: { readonly act: RescueMessages["act"]; readonly conclusion: typeof conclusion },
  format: Format,
): string {
  const t = messages.act;
  const { number } = format;
  const moment = (at: number) => format.moment(at, now);
  switch (act.kind) {
    case "bring":
      return t.bring(number(act.more), act.more, zoneList(act.zones, format.locale));
    case "hold": {
      const claim = t.inTime[act.at](lineRate(act.rate, format));
      return act.more === null
        ? t.elseNever(claim, number(act.most), act.most)
        : t.elseMore(claim, number(act.more), act.more);
    }
    case "start":
      return t.start(number(act.people), act.people, moment(act.by));
    case "just-after":
      return t.justAfter(number(act.people), act.people, moment(act.at));
    case "too-late":
      return t.late(number(act.people), act.people, moment(act.at));
    case "no-end":
      return noEndText(act.rates, messages.conclusion, format);
    case "enough":
      return t.enough(number(act.people), act.people, moment(endsAt));
  }
}

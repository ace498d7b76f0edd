import type { BriefedCounting } from "#domain/briefing/briefed-counting.ts";
import type { BriefingSentence } from "#domain/briefing/briefing.ts";
import type { briefing as BriefingWords } from "#messages/en/briefing.ts";
import type { Format } from "./format.ts";
import { zoneList } from "./zone-list.ts";

/** What can be done about a sentence, and the part of a counting's page that helps with it. */
export interface BriefingAction {
  /** An act, such as `Plan people`. */
  readonly text: string;
  /** Id of the counting. */
  readonly counting: string;
  /** Search parameters of its page; empty for the page itself. */
  readonly query: string;
}

interface ActionContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly messages: { readonly briefing: typeof BriefingWords };
  readonly format: Format;
}

const views = {
  plan: "rescue=open",
  left: "tab=lines&state=not-started&state=in-progress&sort=location.code",
  undocumented: "tab=discrepancies&documented=no",
  wrongAgain: "tab=lines&state=not-started&state=in-progress&wrong-before=3&sort=location.code",
  people: "tab=people&people-sort=last-hour",
} as const;

/** The act of a sentence, for the first counting that it names; `null` where nothing has to be done. */
export function briefingAction(
  sentence: BriefingSentence,
  context: ActionContext,
): BriefingAction | null {
  const t = context.messages.briefing.actions;
  const { number } = context.format;
  switch (sentence.kind) {
    case "fine":
      return null;
    case "overdue": {
      const { left } = sentence.counting.facts;
      return actOn([sentence.counting], t.finish(number(left), left), views.left, t);
    }
    case "late":
      return actOn([sentence.counting], actText(sentence.counting, context), views.plan, t);
    case "stalled":
      return actOn(sentence.countings, resume(sentence.countings, context), views.plan, t);
    case "not-closed": {
      const undocumented = sentence.countings[0]?.findings?.undocumented ?? null;
      const text = undocumented ? t.closeAfter(number(undocumented), undocumented) : t.close;
      return actOn(sentence.countings, text, undocumented === 0 ? "" : views.undocumented, t);
    }
    case "finished": {
      const left = sentence.countings[0]?.facts.left ?? 0;
      return left > 0
        ? actOn(sentence.countings, t.uncounted(number(left), left), views.left, t)
        : actOn(sentence.countings, t.document, views.undocumented, t);
    }
    case "behind": {
      // One that is in time by its rate needs no more people.
      const isOpen = sentence.countings[0]?.conclusion.kind === "too-early";
      return isOpen ? actOn(sentence.countings, t.plan, views.plan, t) : null;
    }
    case "undocumented":
      return actOn([sentence.counting], t.document, views.undocumented, t);
    case "wrong-again":
      return actOn([sentence.counting], t.wrongAgain, views.wrongAgain, t);
    case "idle": {
      const countings = sentence.countings.map(({ counting }) => counting);
      return actOn(countings, t.idle, views.people, t);
    }
  }
}

/** Names the counting where the sentence names several. */
function actOn(
  countings: readonly BriefedCounting[],
  text: string,
  query: string,
  t: (typeof BriefingWords)["actions"],
): BriefingAction | null {
  const [first, ...others] = countings;
  if (!first) return null;
  const { id, warehouse } = first;
  return { text: others.length > 0 ? t.of(warehouse, text) : text, counting: id, query };
}

function resume([first]: readonly BriefedCounting[], context: ActionContext): string {
  const { now, messages, format } = context;
  const { actions: t } = messages.briefing;
  if (first?.act) return actText(first, context);
  const latest = first?.conclusion.kind === "stalled" ? first.conclusion.latest : null;
  return latest === null ? t.plan : t.resume(format.moment(latest, now));
}

/**
 * What the rescue plan comes to; its name alone while the lines are not read, and where no zone has lines left, because
 * they were counted after the list was read.
 */
function actText(
  { act }: Pick<BriefedCounting, "act">,
  { now, messages, format: { locale, moment, number } }: ActionContext,
): string {
  const { actions: t } = messages.briefing;
  switch (act?.kind) {
    case "bring":
      if (act.zones.length === 0) return t.plan;
      return t.bring(number(act.more), act.more, zoneList(act.zones, locale));
    case "hold": {
      const { more } = act;
      const hold = t.hold[act.at];
      return more === null || act.zones.length === 0
        ? hold
        : t.orBring(hold, number(more), more, zoneList(act.zones, locale));
    }
    case "start":
      return t.start(number(act.people), act.people, moment(act.by, now));
    case "too-late":
      return t.finishWith(number(act.people), act.people, moment(act.at, now));
    default:
      return t.plan;
  }
}

import type { BriefedCounting } from "#domain/briefing/briefed-counting.ts";
import type { Briefing, BriefingSentence } from "#domain/briefing/briefing.ts";
import type { IdlePerson } from "#domain/briefing/line-findings.ts";
import { knownFinish } from "#domain/counting/known-finish.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import { progress } from "#domain/counting/pace.ts";
import type { briefing as BriefingWords } from "#messages/en/briefing.ts";
import type { progress as ProgressWords } from "#messages/en/progress.ts";
import { type BriefingAction, briefingAction } from "./briefing-actions.ts";
import { reasonText } from "./briefing-reason.ts";
import { latenessText } from "./conclusion.ts";
import type { Format } from "./format.ts";

/** The messages of a briefing. */
export interface BriefingMessages {
  readonly briefing: typeof BriefingWords;
  readonly progress: Pick<typeof ProgressWords, "user">;
}

/** A part of a sentence; its texts are joined as they are. */
export type BriefingPiece =
  | { readonly kind: "counting"; readonly text: string; readonly id: string }
  /** The statement about the counting named before it. */
  | { readonly kind: "claim"; readonly text: string }
  /** Stands for more countings of a kind, or before their names. */
  | { readonly kind: "more"; readonly text: string; readonly of: "overdue" | "late" | "stalled" }
  /** The reason: a separate sentence, which may be left out if space is short. */
  | { readonly kind: "reason"; readonly text: string }
  | { readonly kind: "plain"; readonly text: string };

/** A sentence as it is shown, printed, copied and sent. */
export interface BriefingText {
  readonly kind: BriefingSentence["kind"];
  readonly attention: "warning" | "overdue" | null;
  readonly pieces: readonly BriefingPiece[];
  /** The countings that it names. */
  readonly countings: readonly string[];
  /** `null` where nothing has to be done. */
  readonly action: BriefingAction | null;
}

/** Countings that a sentence names at most, and people. */
const maxNamed = 3;

interface BriefingContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly messages: BriefingMessages;
  readonly format: Format;
  /** All countings that the briefing covers. */
  readonly countings: readonly BriefedCounting[];
}

/** The sentences of a briefing. */
export function briefingTexts(
  { sentences }: Pick<Briefing, "sentences">,
  context: BriefingContext,
): readonly BriefingText[] {
  const writer = new SentenceWriter(context);
  return sentences.map((sentence) => ({
    ...writer.write(sentence),
    action: briefingAction(sentence, context),
  }));
}

class SentenceWriter {
  private readonly context: BriefingContext;
  private readonly repeated: ReadonlySet<string>;

  constructor(context: BriefingContext) {
    this.context = context;
    const seen = new Set<string>();
    const names = context.countings.map(({ warehouse }) => warehouse);
    this.repeated = new Set(names.filter((name) => seen.size === seen.add(name).size));
  }

  write(sentence: BriefingSentence): Omit<BriefingText, "action"> {
    const { format, messages } = this.context;
    const { briefing: t } = messages;
    const { number, amount } = format;
    const { kind } = sentence;
    switch (kind) {
      case "overdue":
      case "late": {
        const { counting, more } = sentence;
        const pieces = more
          ? [
              ...this.list({ kind: "more", of: "overdue", text: t.moreOverdue }, more.overdue),
              ...this.list({ kind: "more", of: "late", text: t.moreLate }, more.late),
              ...this.list(plain(t.moreMayBeLate), more.mayBeLate),
            ]
          : [reason(reasonText(counting, this.context))];
        const others = more ? Object.values(more).map((all) => all.slice(0, maxNamed)) : [];
        return this.text(
          kind,
          [counting, ...others.flat()],
          [...this.clause(counting), plain("."), ...pieces],
        );
      }
      case "stalled":
      case "not-closed": {
        const { countings } = sentence;
        const rest = countings.length - maxNamed;
        const link = {
          kind: "more",
          of: "stalled",
          text: t.moreStalled(number(rest), rest),
        } as const;
        const more = rest > 0 ? [plain(" "), link, plain(".")] : [];
        return this.text(kind, countings.slice(0, maxNamed), [
          ...this.clauses(countings, (counting) => this.clause(counting)),
          plain("."),
          ...(kind === "stalled" ? more : []),
        ]);
      }
      case "behind": {
        const { countings } = sentence;
        return this.text(kind, countings.slice(0, maxNamed), [
          ...this.clauses(countings, (counting) => this.claim(counting, this.lag(counting))),
          plain("."),
        ]);
      }
      case "finished": {
        const { countings } = sentence;
        return this.text(kind, countings.slice(0, maxNamed), [
          ...this.clauses(countings, (counting) => this.claim(counting, this.finish(counting))),
          plain("."),
        ]);
      }
      case "undocumented": {
        const { counting, lines, value } = sentence;
        const count = number(lines);
        const claim =
          value === null
            ? t.undocumented(count, lines)
            : t.undocumentedValue(count, lines, amount(value, 0));
        return this.text(kind, [counting], [...this.claim(counting, claim), plain(".")]);
      }
      case "wrong-again": {
        const { counting, lines } = sentence;
        const claim = this.claim(counting, t.wrongAgain(number(lines), lines));
        return this.text(kind, [counting], [...claim, plain(".")]);
      }
      case "idle": {
        const countings = sentence.countings.slice(0, maxNamed);
        const idle = countings.flatMap((one) => one.people);
        const people = [...new Map(idle.map((person) => [person.id, person])).values()];
        return this.text(
          kind,
          countings.map(({ counting }) => counting),
          [
            ...this.clauses(countings, ({ counting, people: { length } }) =>
              this.claim(counting, t.idle(number(length), length)),
            ),
            plain("."),
            reason(t.idlePeople(this.names(people))),
          ],
        );
      }
      case "fine": {
        if (!sentence.isKnown) return this.text(kind, [], [plain(t.noneKnownLate)]);
        const write = sentence.isOnTime ? t.allOnTime : t.noneLate;
        return this.text(kind, [], [plain(write(number(sentence.countings), sentence.countings))]);
      }
    }
  }

  private text(
    kind: BriefingText["kind"],
    countings: readonly BriefedCounting[],
    pieces: readonly BriefingPiece[],
  ): Omit<BriefingText, "action"> {
    const isWarning = kind !== "fine" && kind !== "overdue" && kind !== "wrong-again";
    const attention = kind === "overdue" ? "overdue" : isWarning ? "warning" : null;
    return { kind, attention, pieces, countings: countings.map(({ id }) => id) };
  }

  private clauses<One>(
    all: readonly One[],
    write: (one: One) => readonly BriefingPiece[],
  ): readonly BriefingPiece[] {
    return all
      .slice(0, maxNamed)
      .flatMap((one, index) => [...(index === 0 ? [] : [plain("; ")]), ...write(one)]);
  }

  /** Countings without a sentence of their own, as a sentence of their names. */
  private list(
    label: BriefingPiece,
    countings: readonly BriefedCounting[],
  ): readonly BriefingPiece[] {
    if (countings.length === 0) return [];
    const { messages, format } = this.context;
    const rest = countings.length - maxNamed;
    const names = countings
      .slice(0, maxNamed)
      .flatMap((counting, index) => [plain(index === 0 ? " " : ", "), this.named(counting)]);
    const others = rest > 0 ? [plain(messages.briefing.andOthers("", format.number(rest)))] : [];
    return [plain(" "), label, ...names, ...others, plain(".")];
  }

  private claim(counting: BriefedCounting, text: string): readonly BriefingPiece[] {
    const { id, warehouse, conclusion } = counting;
    // An overdue counting's sentence names its deadline anyway.
    const name: BriefingPiece =
      conclusion.kind === "overdue"
        ? { kind: "counting", text: warehouse, id }
        : this.named(counting);
    return [name, plain(" "), { kind: "claim", text }];
  }

  /** Its warehouse; with the deadline, where that has several active countings. */
  private named({ id, warehouse, facts }: BriefedCounting): BriefingPiece {
    const { briefing: t } = this.context.messages;
    const isAmbiguous = this.repeated.has(warehouse);
    const text = isAmbiguous ? t.named(warehouse, this.moment(facts.endsAt)) : warehouse;
    return { kind: "counting", text, id };
  }

  /** Whether the counting will be done in time, by the conclusion of its row. */
  private clause(counting: BriefedCounting): readonly BriefingPiece[] {
    const { messages, format } = this.context;
    const { briefing: t } = messages;
    const { duration } = format;
    const { conclusion, facts } = counting;
    const moment = (instant: number) => this.moment(instant);
    const claim = (): string => {
      switch (conclusion.kind) {
        case "overdue":
          return t.overdue(moment(facts.endsAt), duration(conclusion.by));
        case "late":
        case "may-be-late": {
          const ends = shownEnds(conclusion);
          const when = ends && format.ends(ends, this.context.now);
          return t.late(when ?? "", latenessText(conclusion, format));
        }
        case "stalled":
          return t.stalled(moment(conclusion.since), duration(conclusion.for));
        case "nothing-counted":
          return t.nothingCounted(duration(conclusion.for));
        default:
          return t.notClosed(
            duration(conclusion.kind === "all-counted" ? conclusion.overdueBy : null),
          );
      }
    };
    return this.claim(counting, claim());
  }

  private lag({ facts, behind }: BriefedCounting): string {
    const { messages, format } = this.context;
    const { duration, workDuration, share } = format;
    const by = behind?.by ?? 0;
    return messages.briefing.behind(
      behind?.isAllDay ? duration(by) : workDuration(by),
      share(progress(facts)),
      share(behind?.planned ?? null),
    );
  }

  private finish({ facts, findings }: BriefedCounting): string {
    const { messages, format } = this.context;
    const { briefing: t } = messages;
    const { left } = facts;
    const end = this.moment(knownFinish(facts) ?? facts.endsAt);
    if (left > 0) return t.finishedUncounted(end, format.number(left), left);
    const { undocumented = 0 } = findings ?? {};
    return t.finishedUndocumented(end, format.number(undocumented), undocumented);
  }

  private names(people: readonly IdlePerson[]): string {
    const { messages, format } = this.context;
    const named = people
      .slice(0, maxNamed)
      .map(({ id, username }) => username ?? messages.progress.user(String(id)))
      .join(", ");
    const others = people.length - maxNamed;
    return others > 0 ? messages.briefing.andOthers(named, format.number(others)) : named;
  }

  private moment(instant: number): string {
    return this.context.format.moment(instant, this.context.now);
  }
}

function plain(text: string): BriefingPiece {
  return { kind: "plain", text };
}

function reason(text: string): BriefingPiece {
  return { kind: "reason", text: ` ${text}` };
}

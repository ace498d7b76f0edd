import type { AlertMessage, SolvedReason } from "#gateway/alerts/message.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import { isInScope, type Judgement, judge } from "./judge.ts";
import type { Look, WatchedCounting } from "./look.ts";
import { type AlertEntry, maxPast, type PastAlert, type WatchState } from "./state.ts";

interface NextParts {
  readonly rules: readonly WatchRule[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether warehouses work now, by their codes. */
  readonly isWorking: (code: string) => boolean;
  /** Makes the id of a message. */
  readonly newId: () => string;
}

interface Next {
  /** The same object where nothing changed. */
  readonly state: WatchState;
  /** The new ones, which the state has, too. */
  readonly messages: readonly AlertMessage[];
}

const notHolding: Judgement = { holds: false, value: null };

/** More changes of one kind than these, of one rule in one look, are one message. */
const maxSingle = 3;

/**
 * The alerts after a look, and the messages of those that changed: one when a rule has held for long enough, and one when
 * it has not held for long enough. What cannot be judged stays as it was, and while the API is down nothing is judged of
 * any counting. Many changes of a rule at once, such as those of a new file, are one message. A rule with quiet hours
 * changes nothing outside working hours, and is judged again when these begin.
 */
export function nextAlerts(before: WatchState, look: Look, parts: NextParts): Next {
  return new Step(before, look, parts).run();
}

class Step {
  private readonly before: WatchState;
  private readonly look: Look;
  private readonly parts: NextParts;
  private readonly known: ReadonlyMap<string, AlertEntry>;
  private readonly messages: AlertMessage[] = [];
  private readonly past: PastAlert[] = [];

  constructor(before: WatchState, look: Look, parts: NextParts) {
    this.before = before;
    this.look = look;
    this.parts = parts;
    this.known = new Map(before.entries.map((entry) => [keyOf(entry.rule, entry.counting), entry]));
  }

  run(): Next {
    const { before, look, parts } = this;
    const rules = parts.rules.filter(({ condition }) => condition.kind !== "api-down");
    const ofApi = parts.rules.filter(({ condition }) => condition.kind === "api-down");
    const entries = [
      ...ofApi.flatMap((rule) => this.ofApi(rule)),
      ...(look.kind === "down"
        ? before.entries.filter(({ counting }) => counting !== null)
        : this.ofCountings(rules, look.countings, look.isComplete)),
    ];
    const active = look.kind === "down" ? before.active : this.activeAfter(look);
    const isSame =
      this.messages.length === 0 &&
      isEqual(entries, before.entries) &&
      isEqual(active, before.active);
    if (isSame) return { state: before, messages: [] };
    const past = [...before.past, ...this.past].slice(-maxPast);
    const told = boundMessages(this.messages);
    const messages = [...before.messages, ...told];
    return { state: { entries, past, active, messages }, messages: told };
  }

  private ofApi(rule: WatchRule): readonly AlertEntry[] {
    const holds = this.look.kind === "down";
    return this.step(rule, null, { holds, value: null }, "over");
  }

  private ofCountings(
    rules: readonly WatchRule[],
    countings: readonly WatchedCounting[],
    isComplete: boolean,
  ): readonly AlertEntry[] {
    const entries: AlertEntry[] = [];
    const wasActive = new Set(this.before.active);
    const seen = new Set<string>();
    for (const counting of countings) {
      seen.add(counting.named.id);
      const hasEnded = !counting.briefed.facts.active;
      for (const rule of rules) {
        if (!isInScope(rule, counting)) {
          // Its size or warehouse has changed, so that the rule is not for it any more.
          const isKnown = this.entryOf(rule, counting) !== undefined;
          if (isKnown) entries.push(...this.step(rule, counting, notHolding, "over"));
          continue;
        }
        const isEnd = rule.condition.kind === "verdict" && rule.condition.verdict === "ended";
        if (isEnd) {
          const isNew = hasEnded && wasActive.has(counting.named.id);
          entries.push(...this.ofEnd(rule, counting, isNew));
        } else if (hasEnded) {
          entries.push(...this.step(rule, counting, notHolding, "ended"));
        } else {
          const isOpen = this.entryOf(rule, counting)?.raisedAt != null;
          const judged = judge(rule, counting, isOpen, this.parts.now);
          entries.push(...this.step(rule, counting, judged, "over"));
        }
      }
    }
    const byName = new Map(rules.map((rule) => [rule.name, rule]));
    for (const entry of this.before.entries) {
      const rule = byName.get(entry.rule);
      // What a changed file does not ask for any more ends without a message.
      if (rule === undefined || entry.counting === null || seen.has(entry.counting.id)) continue;
      if (!isOf(entry, rule)) continue;
      if (isComplete) entries.push(...this.gone(rule, entry));
      else entries.push(entry);
    }
    return entries;
  }

  /** One whose counting is not listed any more, for long enough: one answer may lack it by mistake. */
  private gone(rule: WatchRule, entry: AlertEntry): readonly AlertEntry[] {
    const { now } = this.parts;
    if (entry.raisedAt === null) return [];
    const overSince = Math.min(entry.overSince ?? now, now);
    const isSoon = now - overSince < rule.solveAfterMs;
    if (isSoon || this.isQuiet(rule, entry.counting?.code)) return [{ ...entry, overSince }];
    this.tell(rule, entry, { kind: "solved", reason: "gone", briefed: null });
    return [];
  }

  /** One that has ended, or whose end waits for working hours, which is told of once. */
  private ofEnd(rule: WatchRule, counting: WatchedCounting, isNew: boolean): readonly AlertEntry[] {
    const { now } = this.parts;
    const found = isNew ? entryFor(rule, counting, now, null) : undefined;
    const entry = this.entryOf(rule, counting) ?? found;
    if (entry === undefined) return [];
    if (this.isQuiet(rule, counting.named.code)) return [entry];
    const { briefed } = counting;
    this.tell(rule, { ...entry, raisedAt: now }, { kind: "raised", reason: null, briefed });
    return [];
  }

  private step(
    rule: WatchRule,
    counting: WatchedCounting | null,
    { holds, value }: Judgement,
    reason: SolvedReason,
  ): readonly AlertEntry[] {
    const { now } = this.parts;
    const entry = this.entryOf(rule, counting);
    const isQuiet = this.isQuiet(rule, counting?.named.code);
    const briefed = counting?.briefed ?? null;
    if (holds === null) return entry ? [entry] : [];
    if (entry?.raisedAt == null) {
      if (!holds) return [];
      // A clock that was set back leaves times ahead.
      const since = Math.min(entry?.since ?? now, now);
      const next = { ...(entry ?? entryFor(rule, counting, now, value)), since };
      if (isQuiet || now - since < rule.raiseAfterMs) return [next];
      const raised = { ...next, raisedAt: now, value };
      this.tell(rule, raised, { kind: "raised", reason: null, briefed });
      return [raised];
    }
    if (holds) return [entry.overSince === null ? entry : { ...entry, overSince: null }];
    const overSince = Math.min(entry.overSince ?? now, now);
    const isSoon = reason === "over" && now - overSince < rule.solveAfterMs;
    if (isQuiet || isSoon) return [{ ...entry, overSince }];
    this.tell(rule, { ...entry, value }, { kind: "solved", reason, briefed });
    return [];
  }

  private tell(
    rule: WatchRule,
    entry: AlertEntry,
    change: Pick<AlertMessage, "kind" | "reason" | "briefed">,
  ): void {
    const { now, newId } = this.parts;
    const { counting, since, value, raisedAt, condition } = entry;
    const isEnd = condition.kind === "verdict" && condition.verdict === "ended";
    if (counting !== null && (change.kind === "solved" || isEnd)) {
      const told = raisedAt ?? now;
      const before = this.known.get(keyOf(rule.name, counting));
      this.past.push({
        condition,
        counting: counting.id,
        raisedAt: told,
        solvedAt: now,
        value: before?.value ?? value,
      });
    }
    this.messages.push({ id: newId(), at: now, rule, counting, since, value, ...change });
  }

  private activeAfter(look: Extract<Look, { kind: "seen" }>): readonly string[] {
    const listed = new Map(
      look.countings.map(({ named, briefed }) => [named.id, briefed.facts.active]),
    );
    const kept = look.isComplete ? [] : this.before.active.filter((id) => !listed.has(id));
    const active = look.countings.filter(({ briefed }) => briefed.facts.active);
    return [...kept, ...active.map(({ named }) => named.id)].sort();
  }

  private entryOf(rule: WatchRule, counting: WatchedCounting | null): AlertEntry | undefined {
    const entry = this.known.get(keyOf(rule.name, counting?.named ?? null));
    return entry && isOf(entry, rule) ? entry : undefined;
  }

  private isQuiet({ isQuiet }: WatchRule, code: string | undefined): boolean {
    return isQuiet && code !== undefined && !this.parts.isWorking(code);
  }
}

/** One message where a rule has many of a kind. */
function boundMessages(messages: readonly AlertMessage[]): readonly AlertMessage[] {
  const groups = new Map<string, AlertMessage[]>();
  for (const message of messages) {
    const key = `${message.kind}\n${message.rule.name}`;
    const group = groups.get(key);
    if (group) group.push(message);
    else groups.set(key, [message]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length <= maxSingle) return group;
    const several = group.flatMap(({ counting }) => counting ?? []);
    return [{ ...first, counting: null, value: null, briefed: null, several }];
  });
}

function entryFor(
  rule: WatchRule,
  counting: WatchedCounting | null,
  now: number,
  value: number | null,
): AlertEntry {
  return {
    rule: rule.name,
    condition: rule.condition,
    counting: counting?.named ?? null,
    since: now,
    raisedAt: null,
    overSince: null,
    value,
  };
}

/** Whether an entry is of the rule as the file has it now. */
function isOf({ condition }: AlertEntry, rule: WatchRule): boolean {
  return (
    condition === rule.condition || JSON.stringify(condition) === JSON.stringify(rule.condition)
  );
}

function keyOf(rule: string, counting: { readonly id: string } | null): string {
  return `${rule}\n${counting?.id ?? ""}`;
}

function isEqual<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  const isSame = (item: Item, index: number) =>
    item === other[index] || JSON.stringify(item) === JSON.stringify(other[index]);
  return one.length === other.length && one.every(isSame);
}

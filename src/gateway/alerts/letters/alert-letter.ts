import { type AlertFigure, alertFigures } from "#contract/alerts.ts";
import type { BriefedCounting } from "#domain/briefing/briefed-counting.ts";
import { briefingOf } from "#domain/briefing/briefing.ts";
import { redactedFindings } from "#domain/briefing/line-findings.ts";
import { progress } from "#domain/counting/pace.ts";
import { hour } from "#domain/time/units.ts";
import { briefingTexts } from "#format/briefing.ts";
import { plainText } from "#format/briefing-as-text.ts";
import { type Letter, plainLetter } from "#gateway/alerts/delivery/letter.ts";
import type { AlertMessage } from "#gateway/alerts/message.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import type { Writer } from "./writer.ts";

/** Warehouses that a message about several countings names. */
const maxNamed = 5;

/** Writes an alert for a target, with the sentences that the page has. */
export function alertLetter(alert: AlertMessage, writer: Writer): Letter {
  const { t, links } = writer;
  const { kind, rule, counting, several } = alert;
  const what = subjectOf(rule, writer);
  const of = several ? t.counts(writer.format.number(several.length)) : counting?.warehouse;
  const named = of === undefined ? what : `${what}: ${of}`;
  const told = alert.briefed && sentencesOf(alert.briefed, alert.at, writer);
  return plainLetter({
    subject: kind === "solved" ? t.solved(named) : named,
    conclusion: conclusionOf(alert, told?.text ?? null, writer),
    figures: alert.briefed === null ? [] : figuresOf(alert.briefed, writer),
    action: kind === "raised" ? (told?.action ?? null) : null,
    link: counting === null ? links.all() : links.counting(counting.id),
    sections: [],
    foot: t.withZone(t.rule(rule.name), writer.format.timeZone),
  });
}

function subjectOf({ condition, classes }: WatchRule, { t }: Writer): string {
  switch (condition.kind) {
    case "verdict":
      return t.verdicts[condition.verdict];
    case "figure":
      return [t.figures[condition.figure], classes.join(", ")].join(" ").trim();
    case "target":
      return t.target;
    case "api-down":
      return t.apiDown;
  }
}

function conclusionOf(
  { kind, reason, rule, value, several, counting }: AlertMessage,
  sentence: string | null,
  writer: Writer,
): string {
  const { t } = writer;
  const { condition } = rule;
  if (condition.kind === "api-down") return kind === "raised" ? t.apiText : t.apiUp;
  if (several) {
    const names = new Set(several.map(({ warehouse }) => warehouse));
    return t.several([...names].slice(0, maxNamed).join(", "));
  }
  const limit =
    condition.kind === "figure" && value !== null
      ? t.limits[condition.is](
          subjectOf(rule, writer),
          valueText(condition.figure, value, writer),
          valueText(condition.figure, condition.threshold, writer),
        )
      : null;
  const parts = kind === "solved" ? [t.reasons[reason ?? "over"], limit] : [limit, sentence];
  const text = parts.filter((part) => part !== null && part !== "").join(" ");
  // The briefing says nothing of a counting by itself that has nothing left to do but be closed.
  return text || `${subjectOf(rule, writer)}: ${counting?.warehouse}.`;
}

/** The page's first sentence about the counting, and what to do first. */
function sentencesOf(counting: BriefedCounting, now: number, { messages, format, hidden }: Writer) {
  const { findings } = counting;
  const access = { scope: { kind: "all" }, hidden } as const;
  const shown = { ...counting, findings: findings && redactedFindings(findings, access) };
  const isActive = counting.facts.active;
  const briefing = briefingOf(isActive ? [shown] : [], true, isActive ? [] : [shown]);
  const [first] = briefingTexts(briefing, { now, messages, format, countings: [shown] });
  // A counting without a sentence of its own has one about all of them.
  return first === undefined || !first.countings.includes(counting.id)
    ? null
    : { text: plainText(first), action: first.action?.text ?? null };
}

function figuresOf({ facts }: BriefedCounting, { t, format }: Writer): Letter["figures"] {
  return [
    { name: t.counted, value: format.wholeShare(progress(facts)) },
    { name: t.figures.left, value: format.number(facts.left) },
    { name: t.figures.discrepancies, value: format.number(facts.discrepancies) },
  ];
}

/** A figure of a rule in its unit. */
function valueText(figure: AlertFigure, value: number, { format }: Writer): string {
  switch (alertFigures[figure].unit) {
    case "hours":
      return format.workDuration(value * hour);
    case "percent":
      return format.share(value / 100);
    case "amount":
      return format.amount(String(value), 2);
    case "lines":
      return format.number(value);
  }
}

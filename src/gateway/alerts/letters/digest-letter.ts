import type { AlertDigest } from "#contract/alerts.ts";
import { briefedGroups } from "#domain/briefing/briefed-counting.ts";
import { briefingOf } from "#domain/briefing/briefing.ts";
import { progress } from "#domain/counting/pace.ts";
import { ageing } from "#domain/time/ageing.ts";
import { briefingTexts } from "#format/briefing.ts";
import { briefingNotes, briefingSummary, plainText } from "#format/briefing-as-text.ts";
import { writtenMoment } from "#format/written-moment.ts";
import { type Letter, plainLetter } from "#gateway/alerts/delivery/letter.ts";
import type { BriefingSource } from "#gateway/briefing/briefing-source.ts";
import type { Writer } from "./writer.ts";

interface DigestFacts {
  readonly digest: AlertDigest;
  /** Name of its warehouse; `null` for all. */
  readonly warehouse: string | null;
  /** Without what is hidden from the target. */
  readonly source: BriefingSource;
  /** Refresh period of active data, in milliseconds. */
  readonly pollMs: number;
}

/** Countings that a digest lists at most. */
const maxListed = 30;

/** Writes a digest for a target: the briefing, and how far each counting is. */
export function digestLetter(
  { digest, warehouse, source, pollMs }: DigestFacts,
  writer: Writer,
): Letter {
  const { t, messages, format, links } = writer;
  const { briefing: words } = messages;
  const { now, fetchedAt, countings, isComplete, notRead } = source;
  const title = warehouse === null ? words.title : `${words.title}: ${warehouse}`;
  const subject = `${title}, ${writtenMoment(format)(now)}`;
  const bare = {
    subject,
    figures: [],
    action: null,
    link: links.handover() ?? links.all(),
    foot: t.withZone(t.digest(digest.name), writer.format.timeZone),
  };
  if (ageing(now - fetchedAt, pollMs) === "stale") {
    return plainLetter({ ...bare, conclusion: t.stale, sections: [] });
  }
  const { active, finished } = briefedGroups(countings, now);
  const briefing = briefingOf(active, true, finished);
  const texts = briefingTexts(briefing, { now, messages, format, countings });
  const { unjudged } = briefing.counts;
  const search = isComplete ? null : "incomplete";
  const notes = briefingNotes({ search, notRead, unjudged, savesData: false }, messages, format);
  const sentences = texts.map((text) =>
    [plainText(text), text.action?.text].filter((part) => part !== undefined).join(" "),
  );
  const rows = active
    .slice(0, maxListed)
    .map(({ warehouse: name, facts }) =>
      [
        `${name}, ${format.dayWithin(facts.startedAt, now)}`,
        `${t.counted}: ${format.wholeShare(progress(facts))}`,
        `${t.figures.left}: ${format.number(facts.left)}`,
        `${t.figures.discrepancies}: ${format.number(facts.discrepancies)}`,
      ].join("; "),
    );
  return plainLetter({
    ...bare,
    conclusion: briefingSummary(briefing.counts, messages, format),
    sections: [
      { heading: words.title, lines: [...sentences, ...notes] },
      { heading: t.handover, lines: rows },
    ].filter(({ lines }) => lines.length > 0),
  });
}

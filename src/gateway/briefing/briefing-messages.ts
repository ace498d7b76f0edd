import type { Language } from "#contract/languages.ts";
import type { BriefingMessages } from "#format/briefing.ts";
import { briefing as briefingDe } from "#messages/de/briefing.ts";
import { progress as progressDe } from "#messages/de/progress.ts";
import { units as unitsDe } from "#messages/de/units.ts";
import { briefing as briefingEn } from "#messages/en/briefing.ts";
import { progress as progressEn } from "#messages/en/progress.ts";
import { type Units, units as unitsEn } from "#messages/en/units.ts";
import { briefing as briefingEs } from "#messages/es/briefing.ts";
import { progress as progressEs } from "#messages/es/progress.ts";
import { units as unitsEs } from "#messages/es/units.ts";
import { briefing as briefingFr } from "#messages/fr/briefing.ts";
import { progress as progressFr } from "#messages/fr/progress.ts";
import { units as unitsFr } from "#messages/fr/units.ts";
import { briefing as briefingPt } from "#messages/pt/briefing.ts";
import { progress as progressPt } from "#messages/pt/progress.ts";
import { units as unitsPt } from "#messages/pt/units.ts";

/** The messages of the page's briefing; the gateway's file holds them, since it runs alone. */
export const briefingMessages: Readonly<
  Record<Language, BriefingMessages & { readonly units: Units }>
> = {
  de: { briefing: briefingDe, progress: progressDe, units: unitsDe },
  en: { briefing: briefingEn, progress: progressEn, units: unitsEn },
  es: { briefing: briefingEs, progress: progressEs, units: unitsEs },
  fr: { briefing: briefingFr, progress: progressFr, units: unitsFr },
  pt: { briefing: briefingPt, progress: progressPt, units: unitsPt },
};

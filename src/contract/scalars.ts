import * as v from "valibot";

const leapDay = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`;
const otherDay = String.raw`\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;
const minuteOfDay = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/** The texts that `instant` accepts. */
export const instantPattern = new RegExp(
  String.raw`^(?:${leapDay}|${otherDay})T${minuteOfDay}:[0-5]\d(?:\.\d+)?(?:Z|[+-]${minuteOfDay})$`,
);

/** An ISO 8601 instant with its offset, such as `2026-01-05T06:00:00.000Z`; stays the text that was sent. */
export const instant = v.pipe(v.string(), v.regex(instantPattern));

/** A number of JSON; those beyond the range of a double are refused. */
export const finiteNumber = v.pipe(v.number(), v.finite());

/** An ABC class: A is the most important, C the least. */
export const abcClass = v.picklist(["A", "B", "C"]);

export type AbcClass = v.InferOutput<typeof abcClass>;

import { medianOf } from "#domain/decimal/median.ts";

/** Slower than this share of the others' median is worth a look. */
const slowBelow = 0.7;

interface Pace {
  /** Lines of the last 60 working minutes; `null` is "no answer". */
  readonly rateHour: number | null;
  readonly left: number;
}

/**
 * The median rate of the others for each person who is slow, else `null`: with 9, 16, 16 and 17 lines in the last
 * hour the first is slow, because the others' median is 16 and 70 % of that is 11.2. People without lines left, and
 * those who stand still, are not judged: the first are done, and of the others the page says that they are idle.
 * People who stand still are no measure for others, either.
 */
export function slowerThan(people: readonly Pace[]): readonly (number | null)[] {
  const rates = people
    .flatMap(({ rateHour }) => (rateHour !== null && rateHour > 0 ? [rateHour] : []))
    .sort((one, other) => one - other);
  const median = new Map(
    [...new Set(rates)].map((rate) => [rate, medianOf(rates.toSpliced(rates.indexOf(rate), 1))]),
  );
  return people.map(({ rateHour, left }) => {
    if (rateHour === null || left === 0) return null;
    const others = median.get(rateHour) ?? null;
    return others !== null && rateHour < slowBelow * others ? others : null;
  });
}

import type { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { GroupTotaller } from "./group-totaller.ts";
import type { Person } from "./person.ts";

interface Times {
  firstStart: number | null;
  readonly finishes: number[];
}

/**
 * Totals lines by the person they are assigned to. Names repeat and may be null; only the id identifies a
 * person.
 */
export class PeopleTotaller {
  private readonly groups = new GroupTotaller<number>();
  /** By row of the group table. */
  private readonly times: Times[] = [];

  /** @param evaluation has read the line */
  add(line: LineFacts, evaluation: LineEvaluation): void {
    const { startedAt, finishedAt } = line;
    const row = this.groups.add(line.userId, line.username, line, evaluation);
    if (row === this.times.length) this.times.push({ firstStart: null, finishes: [] });
    const times = this.times[row];
    if (times === undefined) return;
    if (finishedAt !== null) times.finishes.push(finishedAt);
    if (startedAt !== null) times.firstStart = Math.min(times.firstStart ?? startedAt, startedAt);
  }

  /** All people, in order of first appearance. */
  people(): Person[] {
    return this.groups.all().map((group, row) => ({
      ...group,
      firstStart: this.times[row]?.firstStart ?? null,
      finishes: Float64Array.from(this.times[row]?.finishes ?? []).sort(),
    }));
  }
}

import type { SentLine } from "#contract/line.ts";
import type { LineField } from "#lines/line-field.ts";
import type { Column } from "./columns/column.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { Memo } from "./memo.ts";

/** The instants of a line that say since when there is something in it. */
const comings = [
  "startedAt",
  "finishedAt",
  "documentation.createdAt",
  "incident.createdAt",
] as const satisfies readonly LineField[];

type Coming = (typeof comings)[number];

const comingOf: { readonly [Field in LineField]?: Coming } = {
  startedAt: "startedAt",
  finishedAt: "finishedAt",
  countedStock: "finishedAt",
  difference: "finishedAt",
  prevCountedStock: "finishedAt",
  prevDifference: "finishedAt",
};

/** Which instant says since when a field has its answer; `null` for what is taken to have been there always. */
function sinceWhen(field: LineField): Coming | null {
  if (field.startsWith("documentation.")) return "documentation.createdAt";
  if (field.startsWith("incident.")) return "incident.createdAt";
  return comingOf[field] ?? null;
}

const workedOut: readonly LineField[] = [
  "state",
  "expected",
  "value",
  "undocumented",
  "hasIncident",
];

/** Whether a field may have had another answer in the past. */
export function isDated(field: LineField): boolean {
  return sinceWhen(field) !== null || workedOut.includes(field);
}

/**
 * Lines as they stood at an instant, as far as they tell: what came after it has no answer yet. What has no
 * instant of its own, such as a stock or a class, is as it is today.
 */
export class LinesAsOf extends LineColumns {
  private readonly lines: LineColumns;
  private readonly at: number;
  private readonly hidden = new Memo<Coming, Uint8Array>();
  private readonly past = new Memo<LineField, Column>();

  /**
   * @param size how many of the lines; there may be more by now
   * @param at milliseconds since 1970; what came at that very instant is there
   */
  constructor(lines: LineColumns, size: number, at: number) {
    super();
    this.lines = lines;
    this.at = at;
    this.size = size;
  }

  override column(field: LineField): Column {
    const since = sinceWhen(field);
    const column = this.lines.column(field);
    return since === null ? column : this.past.get(field, () => column.without(this.hide(since)));
  }

  override line(row: number): SentLine {
    const line = this.lines.line(row);
    const isHidden = (since: Coming) => this.hide(since)[row] === 1;
    const isFinished = !isHidden("finishedAt");
    return {
      ...line,
      startedAt: isHidden("startedAt") ? null : line.startedAt,
      finishedAt: isFinished ? line.finishedAt : null,
      countedStock: isFinished ? line.countedStock : null,
      difference: isFinished ? line.difference : null,
      prevCountedStock: isFinished ? line.prevCountedStock : null,
      prevDifference: isFinished ? line.prevDifference : null,
      documentation: isHidden("documentation.createdAt") ? null : line.documentation,
      incident: isHidden("incident.createdAt") ? null : line.incident,
    };
  }

  /** By row, 1 where that instant was still to come. */
  private hide(since: Coming): Uint8Array {
    return this.hidden.get(since, () => {
      const { values } = this.lines.numbers(since);
      const hidden = new Uint8Array(this.size);
      for (let row = 0; row < hidden.length; row += 1) {
        if ((values[row] ?? Number.NaN) > this.at) hidden[row] = 1;
      }
      return hidden;
    });
  }
}

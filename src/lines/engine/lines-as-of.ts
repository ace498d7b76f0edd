import type { SentLine } from "#contract/line.ts";
import { computations, type LineField } from "#lines/line-fields.ts";
import type { Column } from "./columns/column.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { Memo } from "./memo.ts";

/** Instants of a line that date other fields. */
const eventFields = [
  "startedAt",
  "finishedAt",
  "documentation.createdAt",
  "incident.createdAt",
] as const satisfies readonly LineField[];

type EventField = (typeof eventFields)[number];

const eventByField: { readonly [Field in LineField]?: EventField } = {
  startedAt: "startedAt",
  finishedAt: "finishedAt",
  countedStock: "finishedAt",
  difference: "finishedAt",
  prevCountedStock: "finishedAt",
  prevDifference: "finishedAt",
};

/** The instant since which a field has its value; `null` if it is assumed to have always been there. */
function eventFieldOf(field: LineField): EventField | null {
  if (field.startsWith("documentation.")) return "documentation.createdAt";
  if (field.startsWith("incident.")) return "incident.createdAt";
  return eventByField[field] ?? null;
}

/** Whether a field may have had another value in the past. */
export function isDated(field: LineField): boolean {
  return eventFieldOf(field) !== null || computations[field] !== undefined;
}

/**
 * Lines at a past instant, as far as they are dated: whatever came later is blank. Fields without an instant,
 * such as a stock or a class, have today's values.
 */
export class LinesAsOf extends LineColumns {
  private readonly lines: LineColumns;
  private readonly at: number;
  private readonly hidden = new Memo<EventField, Uint8Array>();
  private readonly past = new Memo<LineField, Column>();

  /**
   * @param size number of the lines; there may be more by now
   * @param at milliseconds since 1970; events at that very instant are included
   */
  constructor(lines: LineColumns, size: number, at: number) {
    super();
    this.lines = lines;
    this.at = at;
    this.size = size;
  }

  override column(field: LineField): Column {
    const since = eventFieldOf(field);
    const column = this.lines.column(field);
    return since === null ? column : this.past.get(field, () => column.without(this.hide(since)));
  }

  override line(row: number): SentLine {
    const line = this.lines.line(row);
    const isHidden = (since: EventField) => this.hide(since)[row] === 1;
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

  /** By row, 1 where that instant is after the replayed moment. */
  private hide(since: EventField): Uint8Array {
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

import * as v from "valibot";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { lineSchema, lineWithoutCostsSchema } from "#contract/line.ts";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import type { LineFault } from "#lines/line-store.ts";
import { FailureError } from "#transport/failure.ts";
import { faultPath } from "#transport/fault-path.ts";
import { decode } from "#transport/get.ts";
import { BodyReader } from "./body-reader.ts";

/** Limit for reserving memory by the header's count; more lines are stored as they arrive. */
const maxReserved = 1_000_000;

/**
 * A counting's answer as far as received: the header, and each valid line, so that an invalid line does not
 * fail the others.
 */
export class ArrivingCounting {
  readonly lines: LineColumns;
  readonly faults: LineFault[] = [];
  /** `null` until it is complete: its fields may follow the lines. */
  counting: Counting | null = null;
  private readonly reader = new BodyReader({
    take: (bytes, from) => this.lines.take(bytes, from),
    add: (line) => this.add(line),
  });
  private readonly path: string;
  private readonly schema: typeof lineSchema | typeof lineWithoutCostsSchema;

  /**
   * @param path requested path, for the failure
   * @param withoutCosts whether costs are left out of the answer
   */
  constructor(path: string, withoutCosts = false) {
    this.path = path;
    this.lines = new LineColumns(withoutCosts);
    this.schema = withoutCosts ? lineWithoutCostsSchema : lineSchema;
  }

  /** Number of lines received, valid or not. */
  get read(): number {
    return this.lines.size + this.faults.length;
  }

  get isEnded(): boolean {
    return this.reader.isEnded;
  }

  /** A member of the body besides the header and the lines. */
  member(name: string): unknown {
    return this.reader.members[name];
  }

  /** @throws FailureError when the body is not JSON */
  push(piece: Uint8Array): void {
    this.reading(() => this.reader.push(piece));
    this.counting ??= this.earlyHeader();
  }

  /**
   * Called at the end of the body.
   * @throws FailureError when the body ended early, has no list of lines, or its header violates the contract
   */
  end(): void {
    const { reader, path } = this;
    this.reading(() => reader.end());
    if (!reader.isEnded) throw new FailureError({ kind: "contract", path, field: "" });
    // A name may be repeated after the lines, and the last one counts.
    this.counting = decode(countingSchema, reader.members, path);
    if (reader.list !== "list") {
      throw new FailureError({ kind: "contract", path, field: "products" });
    }
  }

  private reading(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new FailureError({ kind: "contract", path: this.path, field: "" });
    }
  }

  private add(line: unknown): void {
    if (this.lines.add(line)) return;
    const { issues } = v.safeParse(this.schema, line);
    this.faults.push({ position: this.read, field: issues ? faultPath(issues) : "" });
  }

  /** The header, if it precedes the lines. */
  private earlyHeader(): Counting | null {
    const { reader } = this;
    if (reader.list !== "list") return null;
    const result = v.safeParse(countingSchema, reader.members);
    if (!result.success) return null;
    const { totalProducts } = result.output;
    // The API promises a number, not a whole one.
    this.lines.reserve(Math.ceil(Math.min(maxReserved, Math.max(0, totalProducts))));
    return result.output;
  }
}

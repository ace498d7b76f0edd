import { hash } from "node:crypto";
import type { Bytes } from "#gateway/http/body.ts";
import { yieldToEventLoop } from "#gateway/http/event-loop.ts";

/** Fingerprints of a counting's lines, in the order sent. */
export type LineHashes = Float64Array;

/** An earlier version of a counting, to compare with. */
export interface EarlierLines {
  readonly hashes: LineHashes;
}

export interface ComparedLines<Earlier> {
  readonly hashes: LineHashes;
  /** The text of what changed since each earlier version, unless it is long. */
  readonly changes: ReadonlyMap<Earlier, string>;
}

/** Before the first line, in JSON without white space. */
const listStart = Buffer.from('"products":[');

/** Longer headers or lines are not compared, in bytes. */
const maxPartBytes = 1_000_000;

/** Bytes of a fingerprint: as many as a number holds exactly. */
const hashBytes = 6;

/**
 * What separates lines that begin with the same name, in JSON without white space. No text contains it: its quote would be
 * escaped, and what follows a text is no name.
 * @param line begins with the first line
 * @returns `null` when the line is not written as expected
 */
function separatorOf(line: Buffer): string | null {
  const [start] = /^\{"[\w-]{1,100}":/.exec(line.toString("latin1", 0, 110)) ?? [];
  return start === undefined ? null : `},${start}`;
}

/**
 * Reads the lines of a counting's JSON and compares them, one by one, with those of earlier versions. Lines are found by
 * what separates them instead of by parsing, which would take ten times as long.
 * @param maxChangedBytes changes with more bytes are dropped
 * @returns `null` when the JSON is not written as expected
 */
export async function compareLines<Earlier extends EarlierLines>(
  body: Bytes,
  versions: readonly Earlier[],
  maxChangedBytes: number,
): Promise<ComparedLines<Earlier> | null> {
  const comparison = new Comparison(versions, maxChangedBytes);
  let head: Buffer | null = null;
  let separator: string | null = null;
  let rest: Buffer = Buffer.alloc(0);
  // Breaking off cancels the body.
  for await (const piece of body) {
    await yieldToEventLoop();
    const bytes = Buffer.concat([rest, piece]);
    let from = 0;
    if (head === null) {
      const start = bytes.indexOf(listStart);
      if (start !== -1) {
        from = start + listStart.length;
        head = Buffer.from(bytes.subarray(0, from));
      }
    }
    if (head !== null) separator ??= separatorOf(bytes.subarray(from));
    for (let at = from; separator !== null; from = at + 2) {
      at = bytes.indexOf(separator, from);
      if (at === -1) break;
      comparison.add(bytes.subarray(from, at + 1));
    }
    rest = bytes.subarray(from);
    if (rest.length > maxPartBytes) return null;
  }
  const end = head && parsed(`${head}${rest}`);
  if (!isObject(end)) return null;
  const { products, ...header } = end;
  if (!Array.isArray(products) || products.length !== 1) return null;
  comparison.add(Buffer.from(JSON.stringify(products[0])));
  return { hashes: comparison.hashes(), changes: await comparison.texts(header) };
}

/** The changed lines since an earlier version. */
interface Changed {
  readonly rows: number[];
  bytes: number;
}

class Comparison<Earlier extends EarlierLines> {
  private readonly changed: Map<Earlier, Changed>;
  private readonly maxChangedBytes: number;
  private readonly lines = new Map<number, Buffer>();
  private readonly allHashes: number[] = [];
  private first: string | null = null;

  constructor(versions: readonly Earlier[], maxChangedBytes: number) {
    this.changed = new Map(versions.map((version) => [version, { rows: [], bytes: 0 }]));
    this.maxChangedBytes = maxChangedBytes;
  }

  add(line: Buffer): void {
    const row = this.allHashes.length;
    this.first ??= line.toString();
    const fingerprint = hash("sha1", line, "buffer").readUIntBE(0, hashBytes);
    this.allHashes.push(fingerprint);
    for (const [version, changed] of this.changed) {
      if (version.hashes[row] === fingerprint) continue;
      changed.rows.push(row);
      changed.bytes += line.length;
      // The bytes are a view of a piece that would stay in memory as a whole.
      if (!this.lines.has(row)) this.lines.set(row, Buffer.from(line));
      if (changed.bytes > this.maxChangedBytes) this.changed.delete(version);
    }
    if (this.changed.size === 0) this.lines.clear();
  }

  hashes(): LineHashes {
    return Float64Array.from(this.allHashes);
  }

  async texts(header: object): Promise<Map<Earlier, string>> {
    const texts = new Map<Earlier, string>();
    const count = this.allHashes.length;
    if (!(await this.areLines())) return texts;
    for (const [version, { rows }] of this.changed) {
      const start = JSON.stringify({ ...header, changed: { count, rows } }).slice(0, -1);
      texts.set(version, `${start},"products":[${rows.map((row) => this.lines.get(row)).join()}]}`);
    }
    return texts;
  }

  /** Whether what was taken for lines are objects; parts of lines with lists of objects are not. */
  private async areLines(): Promise<boolean> {
    if (!isObject(parsed(this.first ?? ""))) return false;
    for (const line of this.lines.values()) {
      await yieldToEventLoop();
      if (!isObject(parsed(line.toString()))) return false;
    }
    return true;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

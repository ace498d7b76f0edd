import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import * as v from "valibot";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { BodyReader } from "#lines/engine/load/body-reader.ts";
import { type StagedLines, stageLines } from "./staged-lines.ts";

/** A counting as the API sent it. */
export interface ReadCounting {
  readonly header: Counting;
  readonly lines: StagedLines;
  /** Lines that violate the contract or cannot be stored exactly. */
  readonly broken: number;
  /** Equal for equal bodies. */
  readonly body: string;
}

/** The body is not a counting. */
export class UnreadableBody extends Error {
  override readonly name = "UnreadableBody";
}

/** Size of a piece, in bytes: between two, the process answers questions. */
const pieceBytes = 256 * 1024;

/**
 * Reads a counting's body with the checks of its page: an invalid line is set aside and fails no other.
 * @throws UnreadableBody; the system's error when the file cannot be read
 */
export async function readBody(file: string): Promise<ReadCounting> {
  const lines = new LineColumns();
  const hash = createHash("sha256");
  let invalid = 0;
  const reader = new BodyReader({
    take: (bytes, from) => lines.take(bytes, from),
    add: (line) => {
      if (!lines.add(line)) invalid += 1;
    },
  });
  try {
    for await (const piece of createReadStream(file, { highWaterMark: pieceBytes })) {
      hash.update(piece);
      reader.push(piece);
    }
    reader.end();
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnreadableBody();
    throw error;
  }
  const header = v.safeParse(countingSchema, reader.members);
  if (!reader.isEnded || reader.list !== "list" || !header.success) throw new UnreadableBody();
  const { staged, broken } = stageLines(lines);
  return {
    header: header.output,
    lines: staged,
    broken: invalid + broken,
    body: hash.digest("base64url").slice(0, 22),
  };
}

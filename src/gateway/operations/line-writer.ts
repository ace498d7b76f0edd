import type { Writable } from "node:stream";

/** Batches lines: under load a write for each would cost more than the answers. */
export interface LineWriter {
  write(line: string): void;
  /** Writes the pending lines. */
  flush(): void;
}

export function createLineWriter(out: Pick<Writable, "write">): LineWriter {
  let pending = "";
  const flush = () => {
    if (pending !== "") out.write(pending);
    pending = "";
  };
  return {
    write(line) {
      if (pending === "") setImmediate(flush);
      pending += `${line}\n`;
    },
    flush,
  };
}

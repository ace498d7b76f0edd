import fc from "fast-check";
import { expect, test } from "vitest";
import { createByteBlocks } from "./byte-blocks.ts";

test("returns the stored bytes from any position", () => {
  const piece = fc
    .tuple(fc.oneof(fc.nat(10), fc.nat(150_000)), fc.nat(255))
    .map(([length, value]) => new Uint8Array(length).fill(value));
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pieces, share) => {
        const blocks = createByteBlocks();
        const early: { bytes: Uint8Array; copy: Uint8Array }[] = [];
        for (const one of pieces) {
          blocks.append(one);
          // Earlier reads stay unchanged.
          const bytes = blocks.from(Math.floor(share * blocks.length));
          early.push({ bytes, copy: bytes.slice() });
        }
        const completed = Buffer.concat(pieces);
        blocks.trim();
        expect(blocks.length).toBe(completed.length);
        expect(Buffer.concat(blocks.all()).equals(completed)).toBe(true);
        let at = Math.floor(share * completed.length);
        const rest = completed.subarray(at);
        const read: Uint8Array[] = [];
        for (let next = blocks.from(at); next.length > 0; next = blocks.from(at)) {
          read.push(next);
          at += next.length;
        }
        expect(Buffer.concat(read).equals(rest)).toBe(true);
        for (const { bytes, copy } of early) expect(Buffer.compare(bytes, copy)).toBe(0);
      },
    ),
  );
});

test("holds many small pieces in few blocks, and few bytes in a small one", () => {
  const blocks = createByteBlocks();
  for (let n = 0; n < 200_000; n += 1) blocks.append(Uint8Array.of(n));
  expect(blocks.all()).toHaveLength(4);
  blocks.trim();
  const taken = blocks.all().reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  expect(taken).toBe(200_000);
});

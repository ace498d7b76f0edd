/** Size of every block but the last, in bytes. */
const blockBytes = 64 * 1024;

/** Initial size of a block, in bytes; it grows, so that a short body takes little memory. */
const firstBytes = 1024;

/** No block. */
const none = new Uint8Array(0);

/** Collects bytes of any piece size in few blocks, because each piece by itself would cost memory, too. */
export interface ByteBlocks {
  readonly length: number;
  append(piece: Uint8Array): void;
  /** The bytes from a position to the end of its block; empty at the end. */
  from(position: number): Uint8Array;
  /** All blocks in order. */
  all(): readonly Uint8Array[];
  /** All bytes in one piece, which takes the place of the blocks; afterwards nothing can be appended. */
  whole(): Uint8Array<ArrayBuffer>;
  /** Frees the unused memory of the last block. */
  trim(): void;
}

export function createByteBlocks(): ByteBlocks {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  let joined: Uint8Array<ArrayBuffer> | null = null;
  let length = 0;
  const usedOf = (index: number) => Math.min(blockBytes, length - index * blockBytes);

  /** The free part of the last block, at least one byte. */
  const space = (wanted: number): Uint8Array => {
    const index = Math.floor(length / blockBytes);
    const used = length % blockBytes;
    const block = blocks[index] ?? none;
    const needed = Math.min(blockBytes, used + wanted);
    if (block.length < needed) {
      const size = Math.max(needed, Math.min(blockBytes, 2 * block.length), firstBytes);
      const larger = new Uint8Array(size);
      larger.set(block.subarray(0, used));
      blocks[index] = larger;
      return larger.subarray(used);
    }
    return block.subarray(used);
  };

  return {
    get length() {
      return length;
    },
    append(piece) {
      for (let at = 0; at < piece.length; ) {
        const target = space(piece.length - at);
        const part = piece.subarray(at, at + target.length);
        target.set(part);
        at += part.length;
        length += part.length;
      }
    },
    from(position) {
      if (joined !== null) return joined.subarray(position);
      const index = Math.floor(position / blockBytes);
      const block = blocks[index] ?? none;
      return block.subarray(position % blockBytes, usedOf(index));
    },
    all: () => blocks.map((block, index) => block.subarray(0, usedOf(index))),
    whole() {
      if (joined === null) {
        joined = new Uint8Array(length);
        for (const [index, block] of blocks.entries()) {
          joined.set(block.subarray(0, usedOf(index)), index * blockBytes);
        }
        blocks.length = 0;
      }
      return joined;
    },
    trim() {
      const last = blocks.pop();
      if (last !== undefined) blocks.push(last.slice(0, usedOf(blocks.length)));
    },
  };
}

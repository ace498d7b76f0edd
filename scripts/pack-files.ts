import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Packed by their own format, or asked for by developers' tools alone. */
const isLeft = /\.(png|ico|woff2|map)$/;

/**
 * Has the build lay a file's packed forms beside it, as `.gz` and `.br`, where they are smaller: gateways hand them out
 * from their first answer on, and spend no time on it.
 */
export function packFiles(): Plugin {
  const pack = async (path: string) => {
    const bytes = await readFile(path);
    for (const [ending, packed] of [
      [".gz", await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
      [".br", await promisify(brotliCompress)(bytes)],
    ] as const) {
      if (packed.byteLength < bytes.byteLength) await writeFile(path + ending, packed);
    }
  };
  return {
    name: "pack-files",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir = "" }) {
      const names = await readdir(dir, { recursive: true, withFileTypes: true });
      const paths = names
        .filter((file) => file.isFile() && !isLeft.test(file.name))
        .map((file) => join(file.parentPath, file.name));
      await Promise.all(paths.map(pack));
    },
  };
}

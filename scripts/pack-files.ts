import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Compressed by their own format, or only requested by developer tools. */
const isLeft = /\.(png|ico|woff2|map)$/;

/**
 * Writes compressed versions of the build's files beside them, as `.gz` and `.br`, if they are smaller: gateways send
 * them from the first answer on without compressing.
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

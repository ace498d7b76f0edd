import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";
import { normalizePath, type Plugin } from "vite";
import { fontWeights } from "#ui/fonts/font-weights.ts";
import { noteFile } from "./notices.ts";

/** The font of nearly all text; the first text on the page waits for it. */
const mainFont = /\/inter-latin-opsz-normal\.woff2\?url$/;

/** The same file at an address that the gateway's own pages can name. */
const plainName = "inter.woff2";

/** Builds that font without the weights that no style uses: the same glyphs in two thirds of the bytes. */
export function fontSubset(): Plugin {
  let folder = "";
  let built: Uint8Array | undefined;
  return {
    name: "font-subset",
    apply: "build",
    enforce: "pre",
    configResolved({ cacheDir }) {
      folder = join(cacheDir, "fonts");
    },
    async resolveId(source, importer) {
      if (!mainFont.test(source)) return null;
      const original = await this.resolve(source.replace("?url", ""), importer);
      if (!original) return null;
      const font = await subsetFont(await readFile(original.id), undefined, {
        keepAllGlyphs: true,
        targetFormat: "woff2",
        variationAxes: { wght: fontWeights },
      });
      built = font;
      noteFile(original.id);
      const subset = join(folder, basename(original.id));
      await mkdir(dirname(subset), { recursive: true });
      // In one step, because another build may be reading it.
      const part = `${subset}.${process.pid}`;
      await writeFile(part, font);
      await rename(part, subset);
      return `${normalizePath(subset)}?url`;
    },
    generateBundle() {
      if (built) this.emitFile({ type: "asset", fileName: plainName, source: built });
    },
  };
}

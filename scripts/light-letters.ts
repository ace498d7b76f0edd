import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";
import { normalizePath, type Plugin } from "vite";
import { letterWeights } from "#ui/fonts/font-weights.ts";

/** The face of nearly every text, which the first text on the page waits for. */
const letters = /\/inter-latin-opsz-normal\.woff2\?url$/;

/** Has the build take that face without the weights that no text has: the same letters in two thirds of the bytes. */
export function lightLetters(): Plugin {
  let folder = "";
  return {
    name: "light-letters",
    apply: "build",
    enforce: "pre",
    configResolved({ cacheDir }) {
      folder = join(cacheDir, "letters");
    },
    async resolveId(source, importer) {
      if (!letters.test(source)) return null;
      const whole = await this.resolve(source.replace("?url", ""), importer);
      if (!whole) return null;
      const font = await subsetFont(await readFile(whole.id), undefined, {
        keepAllGlyphs: true,
        targetFormat: "woff2",
        variationAxes: { wght: letterWeights },
      });
      const light = join(folder, basename(whole.id));
      await mkdir(dirname(light), { recursive: true });
      // In one step: another build may read it just now.
      const written = `${light}.${process.pid}`;
      await writeFile(written, font);
      await rename(written, light);
      return `${normalizePath(light)}?url`;
    },
  };
}

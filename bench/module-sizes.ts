import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename } from "node:path";
import { constants, deflateRawSync, gzipSync } from "node:zlib";

/** A module's share of a file, in bytes under gzip. */
export interface ModuleSize {
  /** Path from the checkout, or a kind of glue. */
  readonly module: string;
  readonly bytes: number;
}

/** Window of deflate, in bytes. */
const deflateWindow = 32_768;

/** Code of the bundler itself, which no source map names. */
const glue = [
  { module: "imports and exports", pattern: /(?:^|[;\n])(?:import|export)\b[^;]*;?/g },
  { module: "names of CSS classes", pattern: /[\w$]+=\{(?:[\w$]+:`_\w+_\w{5}_\d+[^`]*`,?)+\}/g },
];

/**
 * Sizes of a script's modules. Each stretch of text that the source map assigns to one module is compressed with the
 * text before it as the dictionary; the sizes are then scaled to add up to the file's.
 * @param script path of a file of the build
 */
export function moduleSizes(script: string): readonly ModuleSize[] {
  const text = readFileSync(script, "utf8");
  const total = gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).byteLength;
  const sizes = new Map<string, number>();
  for (const { module, from, to } of stretchesOf(text, moduleAt(script))) {
    const before = Buffer.from(text.slice(Math.max(0, from - deflateWindow), from));
    const options = before.byteLength > 0 ? { dictionary: before } : {};
    const bytes = deflateRawSync(text.slice(from, to), { level: 9, ...options }).byteLength;
    sizes.set(module, (sizes.get(module) ?? 0) + bytes);
  }
  const sum = [...sizes.values()].reduce((so, bytes) => so + bytes, 0);
  return [...sizes].map(([module, bytes]) => ({ module, bytes: (bytes / sum) * total }));
}

type ModuleAt = (line: number, column: number) => string | null;

function moduleAt(script: string): ModuleAt {
  const path = `${script}.map`;
  // Files of the public folder have no source map: each counts as one module.
  if (!existsSync(path)) return () => `public/${basename(script)}`;
  const map = new SourceMap(JSON.parse(readFileSync(path, "utf8")));
  return (line, column) => {
    const entry = map.findEntry(line, column);
    if (!("originalSource" in entry)) return null;
    // A worker's map is relative to another folder than a page's.
    return /(?:src|node_modules)\/.*$/.exec(entry.originalSource)?.[0] ?? null;
  };
}

interface Stretch {
  readonly module: string;
  readonly from: number;
  readonly to: number;
}

function stretchesOf(text: string, at: ModuleAt): readonly Stretch[] {
  const modules = new Array<string>(text.length);
  let [line, lineStart] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    modules[index] = at(line, index - lineStart) ?? "other glue";
    if (text[index] === "\n") [line, lineStart] = [line + 1, index + 1];
  }
  for (const { module, pattern } of glue) {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      modules.fill(module, index, index + found.length);
    }
  }
  const stretches: Stretch[] = [];
  let from = 0;
  for (let to = 1; to <= text.length; to += 1) {
    const module = modules[from] ?? "";
    if (to < text.length && modules[to] === module) continue;
    stretches.push({ module, from, to });
    from = to;
  }
  return stretches;
}

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), "countboard-imports-"));

/** The project's own rules, for files that are not under version control. */
function copyRules(): void {
  const {
    vcs: _vcs,
    $schema: _schema,
    ...rules
  } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(elsewhere, "biome.json"), JSON.stringify(rules));
}

/** The given files, each with one import, that the linter refuses for it. */
function refused(files: readonly (readonly [path: string, imported: string])[]): string[] {
  copyRules();
  for (const [path, imported] of files) {
    const file = join(elsewhere, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { x } from "${imported}";\nx();\n`);
  }
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const { stdout } = spawnSync(
    process.execPath,
    [biome, "lint", "--only=style/noRestrictedImports", "--reporter=github", "."],
    { cwd: elsewhere, encoding: "utf8" },
  );
  return files.map(([path]) => path).filter((path) => stdout.includes(path));
}

afterAll(() => rmSync(elsewhere, { recursive: true }));

describe("import direction", () => {
  const forbidden = [
    ["src/contract/a.ts", "#domain/pace.ts"],
    ["src/domain/b.ts", "#api/polling.ts"],
    ["src/transport/c.ts", "#lines/line-store.ts"],
    ["src/lines/d.ts", "#api/polling.ts"],
    ["src/import-log/r.ts", "#lines/line-store.ts"],
    ["src/api/e.ts", "#pages/page-state.ts"],
    ["src/ui/f.tsx", "react-router"],
    ["src/charts/g.tsx", "@tanstack/react-query"],
    ["src/format/h.ts", "#ui/figure.tsx"],
    ["src/pages/countings/i.tsx", "#gateway/config.ts"],
    ["src/pages/countings/j.tsx", "node:fs"],
    ["src/pages/countings/k.tsx", "../page-state.ts"],
    ["src/gateway/l.ts", "#lines/line-store.ts"],
    ["src/reference-api/m.ts", "#gateway/config.ts"],
  ] as const;
  const allowed = [
    ["src/domain/n.ts", "#contract/line.ts"],
    ["src/pages/countings/o.tsx", "#lines/line-store.ts"],
    ["src/gateway/p.ts", "#reference-api/create.ts"],
    ["src/gateway/q.ts", "node:fs"],
  ] as const;
  const paths = refused([...forbidden, ...allowed]);

  it.each(forbidden)("keeps %s from %s", (path) => {
    expect(paths).toContain(path);
  });

  it.each(allowed)("lets %s use %s", (path) => {
    expect(paths).not.toContain(path);
  });
});

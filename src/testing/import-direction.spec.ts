import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));

const logic = ["contract", "domain"];
const parts = [...logic, "transport", "format", "messages", "ui"];
const data = [...logic, "spreadsheet", "storage", "transport", "worker", "lines"];
const page = [
  ...new Set([...parts, ...data, "figures", "table", "charts", "api", "route.ts", "routes.ts"]),
];

/** The layers that each layer may import, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  "route.ts": ["messages"],
  "slices.ts": [],
  "routes.ts": [],
  storage: [],
  domain: ["contract"],
  spreadsheet: [...logic, "transport", "worker"],
  transport: logic,
  format: [...logic, "transport", "messages"],
  messages: [...logic, "transport", "format"],
  worker: ["contract", "transport"],
  lines: [...logic, "spreadsheet", "transport", "worker"],
  figures: [...logic, "format", "messages", "lines"],
  ui: parts,
  table: [...parts, "storage"],
  charts: [...parts, "table"],
  api: data,
  "search-params": page,
  hooks: [...page, "search-params"],
  components: [...page, "search-params", "hooks", "slices.ts"],
  layout: [...page, "search-params", "hooks", "components"],
  pages: [...page, "search-params", "hooks", "components", "layout"],
  slices: [...page, "search-params", "hooks", "components", "layout"],
  dev: [...page, "search-params", "hooks", "components"],
  app: [...page, "search-params", "hooks", "components", "layout", "pages"],
  "reference-api": logic,
  gateway: [...logic, "format", "messages", "reference-api", "routes.ts"],
  // Its columns are the figures and fields of the pages, written as their files are.
  "gateway/feed": [
    ...logic,
    "format",
    "messages",
    "routes.ts",
    "transport",
    "lines",
    "figures",
    "spreadsheet",
  ],
  // It reads lines with the checks of their page.
  "gateway/history": [
    ...logic,
    "format",
    "messages",
    "reference-api",
    "routes.ts",
    "lines",
    "transport",
  ],
};

/** Packages that only some layers may import. */
const packages: readonly { readonly name: RegExp; readonly layers: readonly string[] }[] = [
  { name: /^node:/, layers: ["gateway", "reference-api"] },
  {
    name: /^react-router$/,
    layers: ["search-params", "hooks", "components", "layout", "pages", "slices", "app", "dev"],
  },
  {
    name: /^@tanstack\/react-query$/,
    layers: ["api", "hooks", "components", "layout", "pages", "slices", "app", "dev"],
  },
  {
    name: /^react(-dom)?(\/|$)/,
    layers: [
      "ui",
      "table",
      "charts",
      "search-params",
      "hooks",
      "components",
      "layout",
      "pages",
      "slices",
      "app",
      "dev",
    ],
  },
];

const importPattern = /(?:^import |^export |^\} )[^"\n]*"([^"]+)"|import\("([^"]+)"\)/gm;

function importsIn(code: string): string[] {
  return [...code.matchAll(importPattern)].map(([, from, late]) => from ?? late ?? "");
}

/** @param file path below `src` */
function isAllowed(file: string, imported: string): boolean {
  const [layer = "", page = ""] = file.split("/");
  if (imported.startsWith("./")) return true;
  if (!imported.startsWith("#")) {
    return packages.every(({ name, layers }) => !name.test(imported) || layers.includes(layer));
  }
  const [otherLayer = "", otherPage] = imported.slice(1).split("/");
  if (otherLayer === layer) return !["pages", "slices"].includes(layer) || page === otherPage;
  return (allowed[`${layer}/${page}`] ?? allowed[layer])?.includes(otherLayer) === true;
}

/** Tests and their helpers may import everything. */
const ofTests = /\.(spec|d)\.tsx?$|(^|[/\\])testing[/\\]/;
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !ofTests.test(file),
);

describe("import direction", () => {
  it("holds for every file", () => {
    const wrong = files.flatMap((file) =>
      importsIn(readFileSync(join(src, file), "utf8"))
        .filter((imported) => !isAllowed(file.replaceAll("\\", "/"), imported))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["contract/a.ts", "#domain/search-text.ts"],
    ["domain/a.ts", "#api/polling.ts"],
    ["routes.ts", "#components/page.module.css"],
    ["domain/a.ts", "#routes.ts"],
    ["transport/a.ts", "#lines/line-store.ts"],
    ["worker/a.ts", "#lines/line-store.ts"],
    ["lines/a.ts", "#api/polling.ts"],
    ["api/a.ts", "#hooks/use-settings.ts"],
    ["ui/a.tsx", "react-router"],
    ["charts/a.tsx", "@tanstack/react-query"],
    ["format/a.ts", "#ui/figure.tsx"],
    ["figures/a.ts", "#hooks/use-is-hidden.ts"],
    ["components/a.tsx", "#layout/app-layout.tsx"],
    ["layout/a.tsx", "#pages/counting/page.tsx"],
    ["pages/countings/a.tsx", "#pages/counting/page.tsx"],
    ["pages/countings/a.tsx", "#slices/imports/page.tsx"],
    ["slices/help/a.tsx", "#slices/imports/page.tsx"],
    ["slices/report/a.tsx", "#pages/counting/page.tsx"],
    ["components/counting/a.tsx", "#pages/counting/page.tsx"],
    ["app/a.tsx", "#slices/imports/page.tsx"],
    ["pages/countings/a.tsx", "#gateway/config.ts"],
    ["pages/countings/a.tsx", "node:fs"],
    ["gateway/a.ts", "#lines/line-store.ts"],
    ["gateway/history/a.ts", "#api/polling.ts"],
    ["reference-api/a.ts", "#gateway/config.ts"],
  ])("refuses that %s imports %s", (file, imported) => {
    expect(isAllowed(file, imported)).toBe(false);
  });

  it.each([
    ["domain/counting/a.ts", "#contract/line.ts"],
    ["pages/countings/table/a.tsx", "#pages/countings/page.tsx"],
    ["slices/report/a.tsx", "#components/counting/conclusion/conclusion.tsx"],
    ["pages/countings/a.tsx", "#lines/line-store.ts"],
    ["gateway/a.ts", "#reference-api/create.ts"],
    ["gateway/a.ts", "#routes.ts"],
    ["gateway/a.ts", "node:fs"],
    ["gateway/history/archive/a.ts", "#lines/engine/line-table.ts"],
  ])("allows that %s imports %s", (file, imported) => {
    expect(isAllowed(file, imported)).toBe(true);
  });

  it("reads every form of import", () => {
    const code = `import a from "#a.ts";
import {
  b,
} from "#b.ts";
import "#c.css";
const d = import("#d.ts");
export type { e } from "#e.ts";
`;
    expect(importsIn(code)).toEqual(["#a.ts", "#b.ts", "#c.css", "#d.ts", "#e.ts"]);
  });
});

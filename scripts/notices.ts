import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";

/** Folders of the packages in this build. */
const bundled = new Set<string>();

/** Notes a file that a build contains, or is made of; only those of packages count. */
export function noteFile(path: string): void {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(normalizePath(path)) ?? [];
  if (folder !== undefined && existsSync(join(folder, "package.json"))) bundled.add(folder);
}

/** Notes the packages of each module that a bundle contains: also for workers, which are bundles of their own. */
export function notePackages(): Plugin {
  return {
    name: "note-packages",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") for (const id of Object.keys(file.modules)) noteFile(id);
      }
    },
  };
}

/** Adds `licenses.txt`, with the licence texts of all packages in the build: their terms ask for that. */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle: {
      // Plug-ins before it bundle further files.
      order: "post",
      handler() {
        const parts = [...bundled].map(noticeOf).toSorted();
        const source = `Countboard contains these packages.\n\n${parts.join("\n")}`;
        this.emitFile({ type: "asset", fileName: "licenses.txt", source });
      },
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter(
    (file) => /(licen[cs]e|copying|notice)[^/]*$/i.test(file) && !/\.[cm]?[jt]s$/.test(file),
  );
  if (files.length === 0 && !license) throw new Error(`${name} names no licence.`);
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").trim());
  return `${[`${name} ${version} (${license})`, ...texts].join("\n\n")}\n\n${"-".repeat(80)}\n`;
}

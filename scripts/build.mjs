import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./setup.mjs";

/**
 * Builds parts of the product, `page` and `server`, each into a folder of that name.
 * @param folder contains these folders
 * @returns whether it succeeded
 */
export async function build(parts, folder = join(root, "dist")) {
  const codes = await Promise.all(parts.map((part) => run(part, join(folder, part))));
  return codes.every((code) => code === 0);
}

function run(part, outDir) {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const options = [...(part === "server" ? ["--ssr"] : []), "--outDir", outDir];
  const child = spawn(process.execPath, [vite, "build", ...options, "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
  });
  return new Promise((resolve) => child.on("exit", resolve).on("error", () => resolve(1)));
}

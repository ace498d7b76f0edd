import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./setup.mjs";

/** Builds the page, the server or both, and ends this process when that fails. */
export async function build(...parts) {
  const codes = await Promise.all(parts.map((part) => run(part === "server" ? ["--ssr"] : [])));
  if (codes.some((code) => code !== 0)) process.exit(1);
}

function run(args) {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "build", ...args, "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
  });
  return new Promise((resolve) => child.on("exit", resolve).on("error", () => resolve(1)));
}

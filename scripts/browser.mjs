import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/** The same without a browser's windows, which no test sees. */
const bare = ["chromium-headless-shell", "chrome-headless-shell"];
const places = [
  ...(process.env.PATH ?? "").split(delimiter),
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

/**
 * Path of Chromium: from CHROMIUM_PATH, installed, from Debian's packages, or Playwright's own, for which it returns ""
 * because Playwright knows its path.
 * @param kind `bare` for tests, which fall back to a whole one; `whole` for measurements
 */
export function findBrowser(kind) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const wanted = kind === "bare" ? [...bare, ...names] : names;
  return installed(wanted) ?? fromDebian(wanted) ?? fromPlaywright();
}

function installed(wanted) {
  const files = [...wanted, "Google Chrome", "Chromium"];
  return files
    .flatMap((file) => places.filter(Boolean).map((place) => join(place, file)))
    .find((path) => existsSync(path));
}

function fromDebian(wanted) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  console.log("Installing Chromium from Debian's packages …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", ["-qq", ...args], { env, stdio: "inherit" }).status;
  apt("update");
  // Older releases have no package for the bare one.
  for (const name of wanted.filter((one) => /^chromium(-headless-shell)?$/.test(one))) {
    if (apt("install", "-y", "--no-install-recommends", name) === 0) return installed(wanted);
  }
  return undefined;
}

function fromPlaywright() {
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const { status } = spawnSync(process.execPath, [cli, "install", "chromium"], {
    stdio: "inherit",
  });
  if (status === 0) return "";
  throw new Error("No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.");
}

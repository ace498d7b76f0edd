import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = [
  ...(process.env.PATH ?? "").split(delimiter),
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

/**
 * A Chromium for the tests: the one that CHROMIUM_PATH names, one that is installed, one from Debian's
 * packages, or Playwright's own, for which the answer is "" because Playwright knows where it is.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return installed() ?? fromDebian() ?? fromPlaywright();
}

function installed() {
  const files = [...names, "Google Chrome", "Chromium"];
  return places
    .filter(Boolean)
    .flatMap((place) => files.map((file) => join(place, file)))
    .find((path) => existsSync(path));
}

function fromDebian() {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  console.log("Installing Chromium from Debian's packages …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", ["-qq", ...args], { env, stdio: "inherit" }).status;
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium");
  return installed();
}

function fromPlaywright() {
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const { status } = spawnSync(process.execPath, [cli, "install", "chromium"], {
    stdio: "inherit",
  });
  if (status === 0) return "";
  throw new Error("No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.");
}

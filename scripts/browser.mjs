import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/** The same without a browser's windows, which no test sees. */
const bare = ["chromium-headless-shell", "chrome-headless-shell"];
const places = [
  ...(process.env.PATH ?? "").split(delimiter),
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Firefox.app/Contents/MacOS",
];

/** Programs of the two other engines, by the setting that names them to the tests, and Debian's packages of them. */
const others = {
  FIREFOX_PATH: { files: ["firefox-esr", "firefox"], name: "firefox-esr" },
  WEBKIT_DRIVER_PATH: { files: ["WebKitWebDriver"], name: "webkit2gtk-driver" },
  XVFB_PATH: { files: ["Xvfb"], name: "xvfb" },
};

/**
 * Path of Chromium: from CHROMIUM_PATH, installed, from Debian's packages, or Playwright's own, for which it returns ""
 * because Playwright knows its path.
 * @param kind `bare` for tests, which fall back to a whole one; `whole` for measurements
 */
export function findBrowser(kind) {
  const named = programOf("CHROMIUM_PATH");
  if (named) return named;
  const wanted = kind === "bare" ? [...bare, ...names] : names;
  return installed(wanted) ?? fromDebian(wanted) ?? fromPlaywright();
}

/**
 * Paths of Firefox, of WebKit's driver and of the display that it draws on, by setting. Installs those that are
 * missing, where that is possible.
 */
export function findEngines() {
  // The program that stands between a test and Firefox is a script.
  if (process.platform === "win32") return {};
  const found = () =>
    Object.entries(others).flatMap(([setting, { files }]) => {
      const path = programOf(setting) ?? programAt(files);
      return path === undefined ? [] : [[setting, path]];
    });
  if (found().length < Object.keys(others).length) {
    installPackages(Object.values(others).map(({ name }) => name));
  }
  return Object.fromEntries(found());
}

/** The program that a setting names. */
function programOf(setting) {
  const path = process.env[setting];
  if (path && !existsSync(path)) throw new Error(`${setting} names ${path}, which does not exist.`);
  return path || undefined;
}

/** Whether a program comes as a snap, which sees no temporary profile: it is one's link, or a script that starts one. */
function isSnap(path) {
  if (/(^|\/)snap\//.test(path)) return true;
  const file = realpathSync(path);
  if (/(^|\/)snap(\/|$)/.test(file)) return true;
  return statSync(file).size < 10_000 && /\/snap\//.test(readFileSync(file, "utf8"));
}

/** Installs packages from Debian; returns whether that was possible. */
function installPackages(names) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.log(`Installing ${names.join(", ")} from Debian's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", ["-qq", ...args], { env, stdio: "inherit" }).status;
  apt("update");
  return apt("install", "-y", "--no-install-recommends", ...names) === 0;
}

function installed(wanted) {
  return programAt([...wanted, "Google Chrome", "Chromium"]);
}

function programAt(files) {
  return files
    .flatMap((file) => places.filter(Boolean).map((place) => join(place, file)))
    .find((path) => existsSync(path) && !isSnap(path));
}

function fromDebian(wanted) {
  // Older releases have no package for the bare one.
  const packages = wanted.filter((one) => /^chromium(-headless-shell)?$/.test(one));
  return packages.some((one) => installPackages([one])) ? installed(wanted) : undefined;
}

function fromPlaywright() {
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const { status } = spawnSync(process.execPath, [cli, "install", "chromium"], {
    stdio: "inherit",
  });
  if (status === 0) return "";
  throw new Error("No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.");
}

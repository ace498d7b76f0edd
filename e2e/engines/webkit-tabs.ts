import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { endAtExit } from "#testing/end-at-exit.ts";
import {
  type Engine,
  eventually,
  finding,
  type Key,
  nameOf,
  newFile,
  size,
  type Tab,
} from "./tab.ts";

/** Keys as WebDriver names them. */
const keys: Readonly<Record<Key, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** The property of an element's reference, as WebDriver sends and takes it. */
const reference = "element-6066-11e4-a52e-4f735466cecf";

type Reference = Readonly<Record<typeof reference, string>>;

export interface WebkitPaths {
  readonly driver: string;
  /** The display server, for which WebKitGTK draws. */
  readonly display: string;
  /** A folder for its profiles. */
  readonly profiles: string;
}

/**
 * WebKitGTK's own small browser. Each tab is a driver and a browser of its own, which have no profile in common. The
 * driver speaks WebDriver: JSON requests, of which visits need a dozen.
 */
export async function startWebkit(paths: WebkitPaths): Promise<Engine> {
  const display = await startDisplay(paths.display);
  try {
    const first = await startTab(paths, display.name);
    await first.close();
    return {
      name: "webkit",
      version: first.version,
      newTab: () => startTab(paths, display.name),
      close: display.stop,
    };
  } catch (error) {
    await display.stop();
    throw error;
  }
}

async function startDisplay(path: string) {
  const args = ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"];
  const child = endAtExit(spawn(path, args, { stdio: ["ignore", "ignore", "pipe", "pipe"] }));
  const answer = child.stdio[3];
  if (!answer) throw new Error("The display server has no output");
  const number = await Promise.race([once(answer, "data"), endOf(child, path)]);
  if (typeof number === "string") throw new Error(number);
  return { name: `:${String(number).trim()}`, stop: () => stop(child) };
}

/** Resolves once a program has ended by itself, with a sentence that says why in its own words. */
async function endOf(child: ChildProcess, path: string): Promise<string> {
  let written = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    written = (written + text).slice(-2000);
  });
  const reason = await Promise.race([
    once(child, "error").then(([error]: Error[]) => error?.message),
    once(child, "close").then(([code, signal]) => `it ended with ${signal ?? code}`),
  ]);
  return `${path} does not run: ${[reason, written.trim()].filter(Boolean).join(". ")}`;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

interface Rectangle {
  readonly width: number;
  readonly height: number;
}

async function startTab(
  paths: WebkitPaths,
  display: string,
): Promise<Tab & { readonly version: string }> {
  const home = await createHome(paths.profiles);
  const port = await freePort();
  const { PATH } = process.env;
  const driver = endAtExit(
    spawn(paths.driver, [`--port=${port}`], {
      stdio: ["ignore", "ignore", "pipe"],
      // Nothing of the machine's own settings, and a language that the page can read.
      env: { PATH, HOME: home, DISPLAY: display, TZ: "Europe/Madrid", LANG: "en_US.UTF-8" },
    }),
  );
  let end: string | undefined;
  void endOf(driver, paths.driver).then((sentence) => {
    end = sentence;
  });
  const capabilities = await withClipboard(paths.driver);
  const root = `http://127.0.0.1:${port}/session`;
  const close = async () => {
    await stop(driver);
    await rm(home, { recursive: true, force: true });
  };
  const answer = await eventually("WebKit's driver", async () => {
    if (end !== undefined) return end;
    return ask("POST", root, { capabilities }).catch((error: Error) => {
      // It does not listen yet.
      if (error.cause !== undefined) return undefined;
      throw error;
    });
  });
  if (typeof answer === "string") throw new Error(answer);
  const opened = answer as { sessionId: string; capabilities: { browserVersion: string } };
  const send = (method: Method, path: string, body?: object) =>
    ask(method, `${root}/${opened.sessionId}${path}`, body);
  const tab = await tabOf(send, join(home, "downloads"), async () => {
    await send("DELETE", "");
    await close();
  });
  return { ...tab, version: opened.capabilities.browserVersion };
}

/**
 * Lets pages use the clipboard after a click, as Safari and GNOME's browser do: this browser does not by itself. Its path
 * is written in the driver, which would not take its settings without.
 */
async function withClipboard(driver: string): Promise<object> {
  const [binary] = /(?:\/[\w.-]+)+\/MiniBrowser/.exec(await readFile(driver, "latin1")) ?? [];
  const args = ["--automation", "--javascript-can-access-clipboard=true"];
  return binary ? { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } } : {};
}

/** A home of the browser's own, where downloads have a folder and nothing moves. */
async function createHome(profiles: string): Promise<string> {
  await mkdir(profiles, { recursive: true });
  const home = await mkdtemp(join(profiles, "webkit-"));
  const downloads = join(home, "downloads");
  const settings = join(home, ".config", "gtk-3.0");
  await mkdir(downloads);
  await mkdir(settings, { recursive: true });
  await writeFile(join(home, ".config", "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(settings, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return home;
}

/** The driver can choose a port by itself, but does not say which. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** An element that has stopped moving, with nothing over it; the driver clicks at its place and looks no further. */
function steady(element: (HTMLElement & { place?: string }) | null): HTMLElement | null {
  if (!element) return null;
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = `${x} ${y}`;
  const isSteady = element.place === place;
  element.place = place;
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return isSteady && (element.contains(hit) || hit?.contains(element)) ? element : null;
}

type Method = "GET" | "POST" | "DELETE";

async function ask(method: Method, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function tabOf(
  send: (method: Method, path: string, body?: object) => Promise<unknown>,
  downloads: string,
  close: () => Promise<void>,
): Promise<Tab> {
  const script = (script: string, given: unknown = null) =>
    send("POST", "/execute/sync", { script, args: [given] });
  const run = (act: (given: never) => unknown, given: unknown) =>
    script(`return (${act}).apply(null, arguments)`, given);
  const pressKeys = (values: readonly string[]) => {
    const strokes = values.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return act("key", strokes);
  };
  const act = async (type: "key" | "wheel", actions: readonly object[]) => {
    await send("POST", "/actions", { actions: [{ type, id: type, actions }] });
  };
  const takeSize = () =>
    eventually("the size of the page", async () => {
      const inner = (await run(
        () => ({ width: innerWidth, height: innerHeight }),
        null,
      )) as Rectangle;
      const [more, higher] = [size.width - inner.width, size.height - inner.height];
      if (more === 0 && higher === 0) return true;
      // The window has bars of its own.
      const outer = (await send("GET", "/window/rect")) as Rectangle;
      const window = { width: outer.width + more, height: outer.height + higher };
      await send("POST", "/window/rect", window);
      return false;
    });
  await takeSize();
  return {
    open: async (url) => {
      await send("POST", "/url", { url });
    },
    run: (act, given) => run(act, given) as never,
    shows: (target) => script(`return ${finding(target)} !== null`) as Promise<boolean>,
    click: async (target) => {
      await eventually(`a click on ${nameOf(target)}`, async () => {
        const element = (await script(
          `return (${steady})(${finding(target)})`,
        )) as Reference | null;
        if (element) await send("POST", `/element/${element[reference]}/click`);
        return element !== null;
      });
    },
    type: (text) => pressKeys([...text]),
    press: (key) => pressKeys([keys[key]]),
    wheel: (deltaY) =>
      act("wheel", [{ type: "scroll", x: 720, y: 450, deltaX: 0, deltaY, duration: 0 }]),
    picture: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
    saved: async (act) => {
      const file = await newFile(downloads, act);
      // Its bar of downloads takes height from the page.
      await takeSize();
      return file;
    },
    complaints: () => [],
    close,
  };
}

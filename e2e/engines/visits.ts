import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { picturedStates, screens } from "../pictures-frozen.ts";
import { eventually, nameOf, type SavedFile, type Tab, type Target } from "./tab.ts";

/** A gateway of each kind, by its address. */
export interface Sites {
  /** Demo data, for everyone. */
  readonly demo: string;
  /** Demo data behind passcodes. */
  readonly locked: string;
  /** An organization whose only counting has hostile names. */
  readonly hostile: string;
  /** An organization without countings. */
  readonly empty: string;
  /** An API that cannot be reached. */
  readonly down: string;
}

/** What a visit is given. */
interface Round {
  readonly tab: Tab;
  readonly sites: Sites;
  /** Another viewer, with a profile of its own. */
  newTab(): Promise<Tab>;
  /** Keeps what a tab shows, to be compared between engines. */
  note(what: string, tab?: Tab): Promise<void>;
  /** Keeps a value, to be compared between engines. */
  keep(what: string, value: unknown): void;
}

export type Visit = (round: Round) => Promise<void>;

const one = "/countings/lines-300";
const passcodes = { viewer: "viewers-pass", admin: "admins-pass" };
export const lockedSettings = {
  ACCESS: "passcode",
  ACCESS_PASSCODE: passcodes.viewer,
  ACCESS_ADMIN_PASSCODE: passcodes.admin,
};

const button = (name: string): Target => ({ css: "button", name });
const link = (name: string): Target => ({ css: "a", name });

/** Waits until a target is there. */
function appears(tab: Tab, target: Target): Promise<unknown> {
  return eventually(nameOf(target), () => tab.shows(target));
}

/** Waits until a target is gone. */
function disappears(tab: Tab, target: Target): Promise<unknown> {
  return eventually(`${nameOf(target)} to go`, async () => !(await tab.shows(target)));
}

async function signIn(tab: Tab, passcode: string): Promise<void> {
  await tab.click({ css: "input[type=password]" });
  await tab.type(passcode);
  await tab.press("Enter");
  await disappears(tab, { css: "input[type=password]" });
}

/** The value of the first input that matches. */
const inputValue = (tab: Tab, css: string) =>
  eventually(css, () =>
    tab.run((query) => document.querySelector<HTMLInputElement>(query)?.value, css),
  );

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** A file's name and content; engines compress XLSX files differently, so that its cells count. */
async function contentOf({ name, bytes }: SavedFile) {
  if (name.endsWith(".xlsx")) return { name, rows: await readSheet(bytes, { trim: false }) };
  const rows = parse(bytes, { bom: true, relax_column_count: true }) as string[][];
  return { name, bytes: digest(bytes), rows: rows.length };
}

/** Exports what a page shows. */
async function exportAs({ tab, keep }: Round, ...formats: readonly string[]): Promise<void> {
  await tab.click(button("Export"));
  const dialog = '[role="dialog"]';
  for (const format of formats) {
    await tab.click({ css: `${dialog} label`, name: format });
    const file = await tab.saved(() => tab.click({ css: `${dialog} button`, name: "Download" }));
    keep(`the file, ${format}`, await contentOf(file));
  }
  await tab.press("Escape");
  await disappears(tab, { css: dialog });
}

/** Every page and state, opened by its address. */
export async function states(demo: string): Promise<Record<string, Visit>> {
  const opened = {
    ...Object.fromEntries(
      Object.entries(await picturedStates(demo)).map(([name, { address }]) => [name, address]),
    ),
    ...screens,
    views: "/views",
    handover: "/handover?warehouse=0",
    stalled: "/?status=stalled",
    overdue: "/?status=overdue",
    "list-finished": "/?status=finished",
    changes: `${one}?since=06:00`,
    "accuracy-by-person": `${one}?accuracy-by=person`,
    "odd-lines": "/countings/odd-lines",
    mismatch: "/countings/fault-mismatch",
    dark: `${one}?theme=dark`,
    german: `${one}?lang=de`,
    "list-portuguese": "/?lang=pt",
  };
  return Object.fromEntries(
    Object.entries(opened).map(([name, address]) => [
      name,
      async ({ tab, sites, note }: Round) => {
        await tab.open(sites.demo + address);
        await note("opened");
      },
    ]),
  );
}

/** Answers that visits expect, which Chromium alone reports as errors. */
export const refusals: Readonly<Record<string, RegExp>> = {
  "a link is made, and shows a counting without costs": /responded with a status of 403/,
  "the API cannot be reached": /responded with a status of 503/,
};

/** What people do there. */
export const journeys: Record<string, Visit> = {
  "the list is filtered, sorted, scrolled and walked": async (round) => {
    const { tab, sites, note } = round;
    await tab.open(`${sites.demo}/`);
    await tab.click({ css: "[role=combobox], input", name: "Warehouse" });
    await tab.type("getafe");
    await tab.press("Enter");
    await note("of a warehouse");
    await tab.click(button("Clear filters"));
    await tab.click({ css: "input[type=search]" });
    await tab.type("porto");
    await note("searched");
    await exportAs(round, "CSV", "Excel");
    await tab.click(button("Clear filters"));
    await tab.click({ css: '[role="columnheader"][data-column="totalIncidents"] button' });
    await note("sorted");
    await tab.wheel(4000);
    await eventually("the page to scroll", () => tab.run(() => scrollY > 1000, null));
    await note("scrolled");
    await tab.open(`${sites.demo}/`);
    await note("opened again");
    for (const step of "jjkj") await tab.type(step);
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await eventually("the counting", () =>
      tab.run(() => location.pathname.startsWith("/countings/"), null),
    );
    await note("a counting opened by keys");
  },

  "the period is chosen by date": async ({ tab, sites, note }) => {
    await tab.open(`${sites.demo}/`);
    await tab.click(button("Started"));
    await note("choices");
    await tab.click(button("Last 7 days"));
    await note("of a week");
  },

  "lines are sorted, searched, filtered, opened and exported": async (round) => {
    const { tab, sites, note } = round;
    const header = (column: string) => ({
      css: `[role="columnheader"][data-column="${column}"] button`,
    });
    await tab.open(`${sites.demo}${one}?tab=lines`);
    await note("opened");
    await tab.click(header("difference"));
    await note("sorted");
    await tab.click({ css: "input[type=search]" });
    await tab.type("a-0");
    await note("searched");
    await exportAs(round, "CSV", "Excel");
    await tab.click(button("Clear filters"));
    await note("not searched");
    await tab.run(() => document.querySelector<HTMLElement>('[role="grid"]')?.focus(), null);
    await tab.press("End");
    await note("at the end");
    await tab.press("Enter");
    await appears(tab, { css: "dialog", name: "Line " });
    await note("a line");
    await tab.press("Escape");
    await disappears(tab, { css: "dialog" });
    await tab.press("Home");
    await note("at the start");
  },

  "a counting's parts follow a click on a bar": async ({ tab, sites, note }) => {
    await tab.open(`${sites.demo}${one}`);
    await note("opened");
    await tab.click({ css: '[role="group"][aria-label^="Progress and accuracy"] button' });
    await note("of a zone");
    await tab.click(link("People"));
    await note("its people");
    await tab.click(link("Discrepancies"));
    await note("its discrepancies");
  },

  "a replay moves": async ({ tab, sites, note }) => {
    await tab.open(`${sites.demo}${one}?at=2026-03-04T09:00:00Z`);
    await note("opened");
    await tab.run(
      () => document.querySelector<HTMLElement>("[role=slider], input[type=range]")?.focus(),
      null,
    );
    await tab.press("Home");
    await note("at its start");
    await tab.press("ArrowRight");
    await note("a step on");
  },

  "a link is made, and shows a counting without costs": async ({
    sites,
    tab,
    newTab,
    note,
    keep,
  }) => {
    await tab.open(`${sites.locked}/shares?counting=lines-50`);
    await note("signed out");
    await signIn(tab, passcodes.admin);
    await note("the form");
    await tab.click({ css: "input", name: "Name" });
    await tab.type("Night shift");
    await tab.click(button("Make the link"));
    const address = await inputValue(tab, 'input[readonly], [aria-label="Address of the link"]');
    keep("there is an address", /\/share\//.test(address));
    const viewer = await newTab();
    await viewer.open(address);
    await note("the landing page", viewer);
    await viewer.click(button("Open the dashboard"));
    await appears(viewer, { css: "data[data-figure=total]" });
    await note("what was shared", viewer);
    await viewer.open(`${sites.locked}/trends`);
    await note("what was not shared", viewer);
  },

  "a screen is paired by its code": async ({ sites, newTab, note }) => {
    const tab = await newTab();
    await tab.open(`${sites.locked}/screen`);
    await appears(tab, { css: "#code" });
    const code = await eventually("the code", () =>
      tab.run(() => {
        const shown = document.querySelector("#code")?.textContent ?? "";
        return /^[A-Z\d]{4} [A-Z\d]{4}$/.test(shown) ? shown.replace(" ", "") : undefined;
      }, null),
    );
    const admin = await newTab();
    await admin.open(`${sites.locked}/screens?code=${code}`);
    await signIn(admin, passcodes.admin);
    await admin.click({ css: "input", name: "Name" });
    await admin.type("Gate 3");
    await admin.click(button("Pair this screen"));
    await appears(tab, { css: "main[data-state] data" });
    await note("paired", tab);
  },

  "a screen goes full screen": async ({ sites, tab, note, keep }) => {
    await tab.open(`${sites.demo}/screen?counting=lines-300`);
    await note("opened");
    await tab.type("f");
    await eventually("full screen", () => tab.run(() => document.fullscreenElement !== null, null));
    keep("left", await tab.run(() => document.exitFullscreen() instanceof Promise, null));
  },

  "a report is printed": async ({ sites, tab, note }) => {
    await tab.open(`${sites.demo}${one}/print`);
    // It is rendered in steps, and can be printed after the last one.
    const print = { css: "button:enabled", name: "Print" };
    await appears(tab, print);
    await note("on the page");
    await tab.click(print);
    await eventually("the page to be printed", () =>
      tab.run(() => document.documentElement.hasAttribute("data-printed"), null),
    );
  },

  "a page is told before it is printed": async ({ sites, tab, note }) => {
    await tab.open(`${sites.demo}/`);
    await note("on the page");
    await tab.run(() => {
      dispatchEvent(new Event("beforeprint"));
    }, null);
    await note("on paper");
  },

  "a link is copied": async ({ sites, tab, note }) => {
    await tab.open(`${sites.demo}/trends?from=any`);
    await note("opened");
    await tab.click(button("Copy link"));
    await note("copied");
  },

  "names are hostile": async ({ sites, tab, note }) => {
    for (const address of [
      "/",
      "/countings/hostile",
      "/countings/hostile?tab=lines",
      "/trends?from=any",
    ]) {
      await tab.open(sites.hostile + address);
      await note(address);
    }
  },

  "there is no counting": async ({ sites, tab, note }) => {
    for (const address of ["/", "/trends", "/screen", "/handover"]) {
      await tab.open(sites.empty + address);
      await note(address);
    }
  },

  "the API cannot be reached": async ({ sites, tab, note }) => {
    for (const address of ["/", one, "/incident-types", "/screen"]) {
      await tab.open(sites.down + address);
      await note(address);
    }
  },
};

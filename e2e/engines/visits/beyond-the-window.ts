import { eventually } from "../tab.ts";
import { appears, button, one, type Visit } from "./visit.ts";

/** What leaves the window: to a whole screen, paper or the clipboard. */
export const beyondTheWindow: Readonly<Record<string, Visit>> = {
  "a screen goes full screen": async ({ sites, newTab, note, keep }) => {
    // Firefox lets only a window fill the screen that has the focus, as the newest has.
    const tab = await newTab();
    await tab.open(`${sites.demo}/screen?counting=lines-300`);
    await note("opened", tab);
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
    await tab.open(`${sites.demo}/history?from=any`);
    await note("opened");
    await tab.click(button("Share"));
    await tab.click(button("Copy link"));
    await note("copied");
  },
};

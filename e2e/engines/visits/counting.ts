import { eventually, type Key } from "../tab.ts";
import { appears, button, disappears, exportAs, header, link, one, type Visit } from "./visit.ts";

/** What people do with a counting. */
export const countingVisits: Readonly<Record<string, Visit>> = {
  "lines are sorted, searched, filtered, opened and exported": async (round) => {
    const { tab, sites, note } = round;
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
    const moves = async (key: Key) => {
      const before = await tab.run(() => location.search, null);
      await tab.press(key);
      // The moment comes into the address a little later.
      await eventually("another moment", async () => {
        return (await tab.run(() => location.search, null)) !== before;
      });
    };
    await moves("Home");
    await note("at its start");
    await moves("ArrowRight");
    await note("a step on");
  },
};

import { eventually } from "../tab.ts";
import { button, exportAs, header, type Visit } from "./visit.ts";

/** What people do with the list of countings. */
export const listVisits: Readonly<Record<string, Visit>> = {
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
    await tab.click(header("totalIncidents"));
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
    await note("opened");
    await tab.click(button("Started"));
    await note("choices");
    await tab.click(button("Last 7 days"));
    await note("of a week");
  },
};

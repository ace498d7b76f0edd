import { eventually, type Tab } from "../tab.ts";
import { appears, button, disappears, type Visit } from "./visit.ts";

const passcodes = { viewer: "viewers-pass", admin: "admins-pass" };

/** Settings of the gateway that is locked. */
export const lockedSettings = {
  ACCESS: "passcode",
  ACCESS_PASSCODE: passcodes.viewer,
  ACCESS_ADMIN_PASSCODE: passcodes.admin,
};

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

/** Who is let in: by a passcode, a link, or the code of a screen. */
export const accessVisits: Readonly<Record<string, Visit>> = {
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
};

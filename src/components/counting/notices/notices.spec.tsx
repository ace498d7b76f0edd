import { expect, test } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { aLoadedCounting } from "#testing/samples.ts";
import { QualityNotices } from "./notices.tsx";

const { unreadable, unreadableConsequence, unreadableLine, headerCountsThem, which } =
  en.counting.notices;
const faults = [
  { position: 11, field: "costPrice" },
  { position: 29, field: "location" },
];

test("lines that could not be read are counted and listed", async () => {
  const loaded = aLoadedCounting({ read: 60, faults });
  const screen = await renderInPage(<QualityNotices loaded={loaded} />);
  await expect.element(screen.getByText(unreadable("2", "60", 60))).toBeVisible();
  await expect.element(screen.getByText(unreadableConsequence)).toBeVisible();
  expect(screen.getByText(headerCountsThem).elements()).toEqual([]);
  await screen.getByText(which).click();
  await expect.element(screen.getByText(unreadableLine("12", "costPrice"))).toBeVisible();
  await expect.element(screen.getByText(unreadableLine("30", "location"))).toBeVisible();
});

test("the summary may count them", async () => {
  const disagreements = [{ figure: "total", header: 60, lines: 58 }] as const;
  const loaded = aLoadedCounting({ read: 60, faults, disagreements });
  const screen = await renderInPage(<QualityNotices loaded={loaded} />);
  await expect.element(screen.getByText(headerCountsThem)).toBeVisible();
});

test("no notice tells that all lines could be read", async () => {
  const screen = await renderInPage(<QualityNotices loaded={aLoadedCounting()} />);
  expect(screen.container.textContent).toBe("");
});

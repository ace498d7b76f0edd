import { expect, test } from "vitest";
import { changeOwnViews, ownViews } from "#hooks/own-views.ts";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { SaveView } from "./save-view.tsx";

const { views: t } = en;

test("the view is saved under its name, and the same name replaces it", async () => {
  changeOwnViews(() => ({ views: [{ name: "Mornings", address: "/trends" }] }));
  const screen = await renderInPage(<SaveView />);
  await screen.getByRole("button", { name: t.saveTitle }).click();
  const name = screen.getByRole("textbox", { name: t.name });
  await name.fill("  Mornings ");
  await screen.getByRole("button", { name: t.save, exact: true }).click();
  await expect.element(screen.getByText(t.saved("Mornings"))).toBeVisible();
  expect(ownViews.get().views).toEqual([{ name: "Mornings", address: "/" }]);
  await expect.element(screen.getByRole("link", { name: t.all })).toHaveAttribute("href", "/views");
});

import { expect, test } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { StartedField } from "./started-field.tsx";

const { listFilters: t } = en;

test("the choice is there as soon as it is opened, also while the list is arriving", async () => {
  const screen = await renderInPage(
    <StartedField from="" to="" now={null} isPainted={false} onChange={() => {}} />,
  );
  const button = screen.getByRole("button", { name: t.started });
  expect(screen.container.querySelector("input")).toBeNull();
  await button.click();
  await expect.element(screen.getByRole("button", { name: t.any, exact: true })).toBeVisible();
});

import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { Hint } from "./hint.tsx";

const example = (
  <main>
    <p>
      Left: <Hint label="412">Lines that are not counted yet.</Hint>
    </p>
    <button type="button">after</button>
  </main>
);

test("a hint opens on hover and closes when the pointer leaves", async () => {
  const screen = await renderInPage(example);
  await userEvent.hover(screen.getByRole("button", { name: "412" }));
  await expect.element(screen.getByText("Lines that are not counted yet.")).toBeVisible();
  await userEvent.hover(screen.getByRole("button", { name: "after" }));
  await expect.element(screen.getByText("Lines that are not counted yet.")).not.toBeVisible();
});

test("a hint opens on keyboard focus, describes its label, and closes with Escape", async () => {
  const screen = await renderInPage(example);
  await userEvent.tab();
  const label = screen.getByRole("button", { name: "412" });
  await expect.element(label).toHaveFocus();
  await expect.element(screen.getByText("Lines that are not counted yet.")).toBeVisible();
  await expect.element(label).toHaveAccessibleDescription("Lines that are not counted yet.");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("Lines that are not counted yet.")).not.toBeVisible();
});

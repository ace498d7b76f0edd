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

test("a hint opens on hover, stays under the pointer, and closes when the pointer leaves", async () => {
  const screen = await renderInPage(example);
  await userEvent.hover(screen.getByRole("button", { name: "412" }));
  await expect.element(screen.getByText("Lines that are not counted yet.")).toBeVisible();
  await userEvent.hover(screen.getByText("Lines that are not counted yet."));
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

test("the Tab key leads from one hint to the next and back, and moves no label", async () => {
  const screen = await renderInPage(
    <main>
      <Hint label="412">Left</Hint> <Hint label="88">Counted</Hint>
    </main>,
  );
  const label = screen.getByRole("button", { name: "412" });
  const before = label.element().getBoundingClientRect();
  await userEvent.tab();
  await expect.element(screen.getByText("Left")).toBeVisible();
  expect(label.element().getBoundingClientRect()).toEqual(before);
  await userEvent.tab();
  await expect.element(screen.getByText("Counted")).toBeVisible();
  await expect.element(screen.getByText("Left")).not.toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByText("Left")).toBeVisible();
  await expect.element(screen.getByText("Counted")).not.toBeVisible();
});

test("a hint closes no menu", async () => {
  const screen = await renderInPage(
    <main>
      <button type="button" popoverTarget="menu">
        Columns
      </button>
      <div id="menu" popover="auto">
        Participants
      </div>
      <Hint label="412">Left</Hint>
    </main>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "412" })).toHaveFocus();
  await expect.element(screen.getByText("Participants")).toBeVisible();
  await expect.element(screen.getByText("Left")).not.toBeVisible();
});

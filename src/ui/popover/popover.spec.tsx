import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { ColumnsPopover } from "./columns-popover.tsx";
import { Popover } from "./popover.tsx";

const box = (
  <label>
    <input type="checkbox" /> Zone
  </label>
);

test("the choice is there only while the popover is open, and Escape returns the focus", async () => {
  const screen = await renderInPage(
    <ColumnsPopover label="Columns" size={{ width: 200, height: 100 }} panelClassName={undefined}>
      {box}
    </ColumnsPopover>,
  );
  const button = screen.getByRole("button", { name: "Columns" });
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  await button.click();
  await expect.element(screen.getByRole("group", { name: "Columns" })).toBeVisible();
  await screen.getByRole("checkbox", { name: "Zone" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("a panel opens beside its button, also by keyboard, and can keep its content", async () => {
  const anchors: Element[] = [];
  const screen = await renderInPage(
    <Popover
      button="Export"
      label="Export lines"
      role="dialog"
      className={undefined}
      mounted="opened"
      position={(_, anchor) => anchors.push(anchor)}
    >
      {(close) => (
        <>
          {box}
          <button type="button" onClick={close}>
            Done
          </button>
        </>
      )}
    </Popover>,
  );
  const button = screen.getByRole("button", { name: "Export" });
  await expect.element(button).toHaveAttribute("aria-haspopup", "dialog");
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog", { name: "Export lines" })).toBeVisible();
  expect(anchors[0]?.contains(button.element())).toBe(true);
  await screen.getByRole("checkbox").click();
  await screen.getByRole("button", { name: "Done" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await button.click();
  await expect.element(screen.getByRole("checkbox")).toBeChecked();
});

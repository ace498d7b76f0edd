import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { ColumnsPopover } from "./columns-popover.tsx";

const example = (
  <ColumnsPopover
    label="Columns"
    size={{ width: 200, height: 100 }}
    className={undefined}
    panelClassName={undefined}
  >
    <label>
      <input type="checkbox" /> Zone
    </label>
  </ColumnsPopover>
);

test("the choice is there only while the popover is open, and Escape returns the focus", async () => {
  const screen = await renderInPage(example);
  const button = screen.getByRole("button", { name: "Columns" });
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  await button.click();
  await screen.getByRole("checkbox", { name: "Zone" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

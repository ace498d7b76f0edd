import { expect, test, vi } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { Button } from "./button.tsx";

test("a button does not submit, and can be clicked by mouse and keyboard", async () => {
  const onClick = vi.fn();
  const screen = await renderInPage(<Button onClick={onClick}>Refresh</Button>);
  const button = screen.getByRole("button", { name: "Refresh" });
  await expect.element(button).toHaveAttribute("type", "button");
  await button.click();
  button.element().focus();
  expect(document.activeElement).toBe(button.element());
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a disabled button is not clicked", async () => {
  const onClick = vi.fn();
  const screen = await renderInPage(
    <Button disabled onClick={onClick}>
      Print
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Print" });
  await expect.element(button).toBeDisabled();
  (button.element() as HTMLElement).click();
  expect(onClick).not.toHaveBeenCalled();
});

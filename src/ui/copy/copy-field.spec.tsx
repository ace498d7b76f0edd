import { afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { CopyField } from "./copy-field.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

test("the text is copied, and the page says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderInPage(<CopyField text="https://example.com/" label="Copy link" />);
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Copied");
  expect(write).toHaveBeenCalledWith("https://example.com/");
});

test("the button waits for a text that is not there yet", async () => {
  const screen = await renderInPage(<CopyField text={null} label="Copy link" />);
  await expect.element(screen.getByRole("button", { name: "Copy link" })).toBeDisabled();
});

test("where the browser refuses, the text is selected to be copied by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  const screen = await renderInPage(<CopyField text="https://example.com/" label="Copy link" />);
  await screen.getByRole("button", { name: "Copy link" }).click();
  const field = screen.getByRole("textbox", { name: "Copy link" });
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd, value } = field.element() as HTMLInputElement;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe("https://example.com/");
});

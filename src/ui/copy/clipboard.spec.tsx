import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { copyText } from "./clipboard.ts";

function Example() {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" onClick={() => void copyText("Row 3: no price").then(setCopied)}>
        Copy
      </button>
      <output>{String(isCopied)}</output>
      <input aria-label="Note" />
    </>
  );
}

test("pages without HTTPS copy a text by the browser's own command", async () => {
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "clipboard");
  });
  const screen = await renderInPage(<Example />);
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("true");
  const note = screen.getByRole("textbox", { name: "Note" });
  await note.click();
  await userEvent.keyboard("{Control>}v{/Control}");
  await expect.element(note).toHaveValue("Row 3: no price");
});

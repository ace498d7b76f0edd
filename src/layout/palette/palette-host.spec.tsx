import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { PaletteHost } from "./palette-host.tsx";
import type { PaletteRequest } from "./palette-request.ts";

const client = new QueryClient();

function Host() {
  const [request, open] = useState<PaletteRequest | null>(null);
  return (
    <QueryClientProvider client={client}>
      <button type="button" onClick={() => open(null)}>
        Choose
      </button>
      <PaletteHost request={request} onOpen={open} onClose={() => open(null)} />
    </QueryClientProvider>
  );
}

function pressFindKey(): void {
  const key = { key: "k", ctrlKey: true, bubbles: true, cancelable: true };
  document.dispatchEvent(new KeyboardEvent("keydown", key));
}

describe("the key that opens the palette", () => {
  test.each([
    ["a choice", () => document.querySelector("button")?.click()],
    ["the same key", pressFindKey],
    ["Esc", () => document.querySelector("dialog")?.dispatchEvent(new Event("cancel"))],
  ])("opens it again before the browser reports that %s closed it", async (_, close) => {
    const screen = await renderInPage(<Host />);
    pressFindKey();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    const dialog = screen.getByRole("dialog").element();
    const reported = new Promise((resolve) => {
      dialog.addEventListener("close", resolve, { once: true });
    });
    close();
    // React renders in a microtask, the browser reports in a task.
    await Promise.resolve();
    expect(dialog).not.toHaveAttribute("open");
    pressFindKey();
    await reported;
    await new Promise(requestAnimationFrame);
    expect(dialog).toHaveAttribute("open");
  });
});

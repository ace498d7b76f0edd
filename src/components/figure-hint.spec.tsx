import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#contract/languages.ts";
import { en } from "#messages/en/catalogue.ts";
import { common } from "#messages/en/common.ts";
import { loadMessages, type Part } from "#messages/languages.ts";
import { renderInPage } from "#testing/render.tsx";
import { FigureHint } from "./figure-hint.tsx";

vi.mock(import("#messages/languages.ts"), { spy: true });

test("a definition that could not be loaded is loaded again when its hint opens again", async () => {
  // React reports the error, which is wanted here.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const loaded = Promise.resolve(common);
  const failed = Promise.reject(new Error("The catalogue is gone."));
  failed.catch(() => undefined);
  const loading = vi.mocked<(language: Language, part: Part) => Promise<unknown>>(loadMessages);
  loading.mockImplementation((_, part) => (part === "all" ? failed : loaded));
  const screen = await renderInPage(
    <main>
      <FigureHint figure="progress" label="12%" />
      <button type="button">after</button>
    </main>,
  );
  const label = screen.getByRole("button", { name: "12%" });
  const failure = screen.getByText(common.access.panelFailed);
  await userEvent.hover(label);
  await expect.element(failure).toBeVisible();
  await userEvent.hover(screen.getByRole("button", { name: "after" }));
  await expect.element(failure).not.toBeVisible();
  loading.mockReset();
  await userEvent.hover(label);
  await expect.element(screen.getByText(en.definitions.header.progress.meaning)).toBeVisible();
});

test("says the current figures in words that load with the hint", async () => {
  const screen = await renderInPage(
    <FigureHint
      figure="accuracy"
      label="96%"
      toSentence={(sentences) => sentences.accuracy("1,061", "1,100")}
    />,
  );
  await screen.getByText("96%").hover();
  await expect
    .element(screen.getByText("1,061 of 1,100 counted lines match the stock that was expected."))
    .toBeVisible();
});

test("links to the figure's definition, where the Tab key leads and leads on", async () => {
  const screen = await renderInPage(
    <main>
      <FigureHint figure="accuracy" label="96%" now="1,061 of 1,100 counted lines match." />
      <button type="button">after</button>
    </main>,
  );
  const label = screen.getByRole("button", { name: "96%" });
  const link = screen.getByRole("link", { name: en.shortcuts.more });
  const after = screen.getByRole("button", { name: "after" });
  await userEvent.tab();
  await expect.element(label).toHaveFocus();
  await expect.element(link).toBeVisible();
  await expect.element(label).toHaveAccessibleDescription("1,061 of 1,100 counted lines match.");
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute("href", "/help#accuracy");
  await userEvent.tab();
  await expect.element(after).toHaveFocus();
  await expect.element(screen.getByText(en.shortcuts.more)).not.toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(label).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(label).toHaveFocus();
  await expect.element(link).toBeVisible();
});

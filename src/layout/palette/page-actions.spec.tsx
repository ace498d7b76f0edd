import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { pageActions, pressControl } from "./page-actions.ts";

const names = () => pageActions().map(({ name }) => name);

test("the controls that say so are actions, under their own name or the given one", async () => {
  await renderInPage(
    <>
      <button type="button" data-action="">
        Export
      </button>
      <button type="button" data-action="" aria-label="Dark theme" />
      <a href="#replay" data-action="Replay">
        Replay <small>10 hours</small>
      </a>
      <button type="button" data-action="" disabled>
        Share
      </button>
      <button type="button">Not offered</button>
    </>,
  );
  expect(names()).toEqual(["Export", "Dark theme", "Replay"]);
});

test("of two controls for one action the visible one is pressed", async () => {
  const [hidden, visible] = [vi.fn(), vi.fn()];
  await renderInPage(
    <>
      <div hidden>
        <button type="button" data-action="Export" onClick={hidden} />
      </div>
      <button type="button" data-action="Export" onClick={visible}>
        Export the list
      </button>
    </>,
  );
  const [action, ...others] = pageActions();
  expect(others).toEqual([]);
  if (!action || !("press" in action.does)) throw new Error("There is no action");
  pressControl(action.does.press);
  expect(visible).toHaveBeenCalledOnce();
  expect(hidden).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe("Export the list");
});

test("a control in a closed panel opens the panel that its own one is in", async () => {
  await renderInPage(
    <div popover="auto" data-testid="tools">
      <button type="button" data-action="" popoverTarget="inner">
        Columns
      </button>
      <div id="inner" popover="auto">
        Choose
      </div>
    </div>,
  );
  const [action] = pageActions();
  if (!action || !("press" in action.does)) throw new Error("There is no action");
  pressControl(action.does.press);
  await expect.poll(() => document.querySelector("#inner")?.matches(":popover-open")).toBe(true);
  expect(document.querySelector("#inner")?.checkVisibility()).toBe(true);
  await userEvent.keyboard("{Escape}{Escape}");
});

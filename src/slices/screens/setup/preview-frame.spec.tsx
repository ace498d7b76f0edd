import { expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

test.each([
  ["dark", "rgb(7, 11, 10)"],
  ["light", "rgb(255, 255, 255)"],
] as const)(
  "a preview has the ground of a %s screen before the screen has loaded",
  async (theme, ground) => {
    const { container } = await renderInPage(<PreviewFrame theme={theme}>{null}</PreviewFrame>);
    const frame = container.querySelector(`[data-theme=${theme}]`);
    expect(frame && getComputedStyle(frame).backgroundColor).toBe(ground);
  },
);

import { expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { Figure } from "./figure.tsx";

test.each([
  [0.1 + 0.2, "0.30000000000000004"],
  [1e21, "1000000000000000000000"],
  [0, "0"],
  [true, "true"],
  ["2026-01-05T06:00:00.000Z", "2026-01-05T06:00:00.000Z"],
  [null, ""],
  [Number.NEGATIVE_INFINITY, ""],
])("a figure of %j has the machine value '%s'", async (value, expected) => {
  const screen = await renderInPage(
    <Figure name="left" value={value}>
      text
    </Figure>,
  );
  const figure = screen.container.querySelector("data");
  expect(figure?.value).toBe(expected);
  expect(figure?.dataset.figure).toBe("left");
});

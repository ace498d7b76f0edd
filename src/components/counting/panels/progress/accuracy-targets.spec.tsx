import { expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { AccuracyTargets } from "./accuracy-targets.tsx";

test("the line of a target is explained where the chart draws it", async () => {
  const shared = { classes: null, active: true, isWhole: true };
  const screen = await renderInPage(
    <p>
      <AccuracyTargets {...shared} percents={{ accuracy: 96 }} hasAxis={false} />
      <AccuracyTargets {...shared} percents={{ accuracy: 97 }} hasAxis />
    </p>,
  );
  await expect.element(screen.getByText("The solid line is the target of 97%.")).toBeVisible();
  expect(screen.container.textContent?.trim()).toBe("The solid line is the target of 97%.");
});

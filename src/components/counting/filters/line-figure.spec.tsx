import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { countingSearch } from "#components/counting/search/search.ts";
import { renderInPage } from "#testing/render.tsx";
import { FigureFilterButton } from "./line-figure.tsx";

function Example({ lines }: { lines: number }) {
  const { search } = useLocation();
  return (
    <FigureFilterButton
      facets={{ state: ["not-started", "in-progress"] }}
      name="Left"
      lines={lines}
      search={countingSearch.parse(new URLSearchParams(search))}
    >
      <data value={lines}>{lines}</data>
    </FigureFilterButton>
  );
}

test("a click on a figure filters by its lines, and the figure says so", async () => {
  const screen = await renderInPage(<Example lines={3} />);
  const left = screen.getByRole("button", { name: "3 Left" });
  await expect.element(left).toHaveAttribute("aria-pressed", "false");
  await left.click();
  await expect.element(left).toHaveAttribute("aria-pressed", "true");
});

test("a figure without lines is no button", async () => {
  const screen = await renderInPage(<Example lines={0} />);
  await expect.element(screen.getByText("0")).toBeVisible();
  expect(screen.getByRole("button").query()).toBeNull();
});

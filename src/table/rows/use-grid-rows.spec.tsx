import { useEffect, useRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { useGridRows } from "./use-grid-rows.ts";

const height = 30;

function Example({ revealed }: { revealed?: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { indexes, reveal } = useGridRows(scroller, { count: 1000, height, headerHeight: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the code has loaded
  useEffect(() => {
    if (revealed !== undefined) reveal(revealed);
  }, []);
  return (
    <div ref={scroller} role="grid" style={{ height: 300, overflow: "auto" }}>
      <div role="rowgroup" style={{ position: "relative", height: 1000 * height }}>
        {indexes.map((index) => (
          <div key={index} role="row" style={{ position: "absolute", top: index * height, height }}>
            Row {index}
          </div>
        ))}
      </div>
    </div>
  );
}

const row = (index: number) => page.getByText(`Row ${index}`, { exact: true });

test("the first rows exist at once, and others as they are scrolled to", async () => {
  await renderInPage(<Example />);
  expect(row(0).query()).not.toBeNull();
  expect(page.getByRole("row").elements().length).toBeLessThan(60);
  page
    .getByRole("grid")
    .element()
    .scrollTo(0, 500 * height);
  await expect.element(row(500)).toBeInTheDocument();
  await expect.element(row(0)).not.toBeInTheDocument();
  expect(page.getByRole("row").elements().length).toBeLessThan(30);
});

test("a row that is revealed at once is scrolled to", async () => {
  await renderInPage(<Example revealed={700} />);
  await expect.element(row(700)).toBeInViewport();
});

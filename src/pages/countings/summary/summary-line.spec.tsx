import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ActiveWalk } from "#hooks/countings/use-active-countings.ts";
import { renderInPage } from "#testing/render.tsx";
import { aCounting, sampleStart } from "#testing/samples.ts";
import { SummaryLine } from "./summary-line.tsx";

beforeEach(async () => {
  await page.viewport(1440, 600);
});

function Example({ state }: { state: ActiveWalk["state"] }) {
  const walk: ActiveWalk = {
    active: [aCounting()],
    state,
    walked: 1,
    total: 1,
    since: null,
    before: null,
    pages: [],
    retry: () => undefined,
    refresh: async () => undefined,
  };
  const clock = Date.parse(sampleStart);
  return (
    <SummaryLine
      walk={walk}
      clock={clock}
      staleSince={null}
      statuses={[]}
      onChange={() => undefined}
    />
  );
}

test("the totals take the same room during their search and after it", async () => {
  const screen = await renderInPage(<Example state="walking" />);
  const height = () => screen.getByRole("region").element().getBoundingClientRect().height;
  await expect.element(screen.getByText("So far: 1 of 1 count checked")).toBeInTheDocument();
  const before = height();
  await screen.unmount();
  const after = await renderInPage(<Example state="whole" />);
  await expect.element(after.getByText(/^The only active count/)).toBeInTheDocument();
  expect(after.getByRole("region").element().getBoundingClientRect().height).toBe(before);
});

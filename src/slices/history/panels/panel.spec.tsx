import { expect, test, vi } from "vitest";
import type { LoadFailure } from "#api/load-failure.ts";
import { failureWords } from "#components/failure-block.tsx";
import { common } from "#messages/en/common.ts";
import { renderInPage } from "#testing/render.tsx";
import { Panel } from "./panel.tsx";

const failed: LoadFailure = { failure: { kind: "unreachable", path: "/" }, at: 0 };

function renderPanel(question: { answer: unknown; failed: LoadFailure | null }, retry = vi.fn()) {
  return renderInPage(
    <Panel title="Accuracy" caption="by class" question={{ ...question, retry }}>
      <p>an answer</p>
    </Panel>,
  );
}

test("a panel without an answer yet has its title and no content", async () => {
  const screen = await renderPanel({ answer: null, failed: null });
  await expect.element(screen.getByRole("region", { name: "Accuracy" })).toBeVisible();
  expect(screen.getByText("an answer").elements()).toEqual([]);
});

test("a question that failed says why and is asked again on request", async () => {
  const retry = vi.fn();
  const screen = await renderPanel({ answer: null, failed }, retry);
  const { title } = failureWords(failed.failure, common.failures);
  await expect.element(screen.getByText(title)).toBeVisible();
  await screen.getByRole("button", { name: common.failures.tryNow }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test("an answer stays when asking again fails", async () => {
  const screen = await renderPanel({ answer: {}, failed });
  await expect.element(screen.getByText("an answer")).toBeVisible();
});

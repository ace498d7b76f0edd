import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazyComponent } from "./lazy-component.tsx";

test("a part whose code could not be loaded is loaded again where it is rendered again", async () => {
  // React reports the error, which is wanted here.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Part = () => <p>loaded</p>;
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve(Part) : Promise.reject(new Error("offline")));
  const Lazy = lazyComponent(load);
  const opened = (times: number) => (
    <ErrorBoundary fallback={<p>failed</p>} resetKey={String(times)}>
      <Suspense>
        <Lazy />
      </Suspense>
    </ErrorBoundary>
  );
  const screen = await renderInPage(opened(1));
  await expect.element(screen.getByText("failed")).toBeVisible();
  isOnline = true;
  const later = Date.now() + 2000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  await screen.rerender(opened(2));
  await expect.element(screen.getByText("loaded")).toBeVisible();
});

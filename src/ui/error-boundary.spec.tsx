import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

function Failing({ fails }: { fails: boolean }) {
  if (fails) throw new Error("The chart failed.");
  return <p>chart</p>;
}

function Example() {
  const [tab, setTab] = useState("broken");
  return (
    <>
      <p>page</p>
      <button type="button" onClick={() => setTab("sound")}>
        Next
      </button>
      <ErrorBoundary fallback={<p>fallback</p>} resetKey={tab}>
        <Failing fails={tab === "broken"} />
      </ErrorBoundary>
    </>
  );
}

beforeEach(() => {
  // React reports the error, which is wanted here.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a part that fails shows its fallback, and the page stays", async () => {
  const screen = await renderInPage(<Example />);
  await expect.element(screen.getByText("fallback")).toBeVisible();
  await expect.element(screen.getByText("page")).toBeVisible();
});

test("another part is rendered again", async () => {
  const screen = await renderInPage(<Example />);
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByText("chart")).toBeVisible();
});

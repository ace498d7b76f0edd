import { useState } from "react";
import { expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

function Example() {
  const [isRetried, setRetried] = useState(false);
  return (
    <>
      <Notice
        tone="risk"
        lead="Two lines could not be read."
        action={!isRetried && <Button onClick={() => setRetried(true)}>Retry</Button>}
      >
        The other figures are valid.
      </Notice>
      <p>{isRetried ? "retried" : "waiting"}</p>
    </>
  );
}

test("a notice says what is wrong and what stays valid, and offers an action", async () => {
  const screen = await renderInPage(<Example />);
  await expect.element(screen.getByText("Two lines could not be read.")).toBeVisible();
  await expect.element(screen.getByText("The other figures are valid.")).toBeVisible();
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("retried")).toBeVisible();
});

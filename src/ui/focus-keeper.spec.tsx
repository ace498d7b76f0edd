import { useState } from "react";
import { expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { FocusKeeper } from "./focus-keeper.tsx";

function Leaving({ leaves }: { leaves: "control" | "box" }) {
  const [isLeft, setLeft] = useState(false);
  const control = (
    <FocusKeeper>
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </FocusKeeper>
  );
  return (
    <main tabIndex={-1}>
      {!(isLeft && leaves === "box") && (
        <div data-focus-box="">
          {!isLeft && control}
          <button type="button">Stay</button>
        </div>
      )}
    </main>
  );
}

test("the focus of a removed control moves to the first one in its box", async () => {
  const screen = await renderInPage(<Leaving leaves="control" />);
  await screen.getByRole("button", { name: "Leave" }).click();
  await expect.element(screen.getByRole("button", { name: "Stay" })).toHaveFocus();
});

test("the focus moves to the page's main element when the box is removed, too", async () => {
  const screen = await renderInPage(<Leaving leaves="box" />);
  await screen.getByRole("button", { name: "Leave" }).click();
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

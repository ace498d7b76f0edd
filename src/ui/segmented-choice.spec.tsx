import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { SegmentedChoice } from "./segmented-choice.tsx";

function Example() {
  const [chosen, setChosen] = useState<"zone" | "person" | "abc">("zone");
  return (
    <>
      <SegmentedChoice
        label="Accuracy by"
        values={["zone", "person", "abc"]}
        chosen={chosen}
        titleOf={(value) => value.toUpperCase()}
        onChoose={setChosen}
      />
      <output>{chosen}</output>
    </>
  );
}

test("a value is chosen by a click", async () => {
  const screen = await renderInPage(<Example />);
  await screen.getByRole("radio", { name: "PERSON" }).click();
  await expect.element(screen.getByRole("radio", { name: "PERSON" })).toBeChecked();
  await expect.element(screen.getByRole("status")).toHaveTextContent("person");
});

test("arrow keys choose the next value, and the group has a name", async () => {
  const screen = await renderInPage(<Example />);
  await expect.element(screen.getByRole("group", { name: "Accuracy by" })).toBeInTheDocument();
  (screen.getByRole("radio", { name: "ZONE" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("status")).toHaveTextContent("person");
});

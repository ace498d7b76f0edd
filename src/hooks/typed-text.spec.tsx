import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { hasTypedText, watchTypedText } from "./typed-text.ts";

const address = location.href;

afterEach(() => history.replaceState(null, "", address));

function Fields({ isOpen = true }: { isOpen?: boolean }) {
  return (
    <>
      <input aria-label="Search" defaultValue="given" />
      <input aria-label="Choice" type="checkbox" />
      {isOpen && <textarea aria-label="Note" />}
      <button type="button">Elsewhere</button>
    </>
  );
}

test("a reload would lose what was typed and is not in the address", async () => {
  watchTypedText();
  const screen = await renderInPage(<Fields />);
  const leave = () => screen.getByRole("button").element().focus();
  const search = screen.getByLabelText("Search");
  await screen.getByLabelText("Choice").click();
  search.element().focus();
  expect(hasTypedText()).toBe(false);
  await userEvent.fill(search, "bolts & nuts");
  expect(hasTypedText()).toBe(true);
  leave();
  expect(hasTypedText()).toBe(true);
  history.replaceState(null, "", `?q=${encodeURIComponent("bolts & nuts")}`);
  expect(hasTypedText()).toBe(false);
  await userEvent.type(search, "2");
  history.replaceState(null, "", `?q=${encodeURIComponent("bolts & nuts2")}`);
  expect(hasTypedText(), "somebody types").toBe(true);
  await userEvent.fill(search, "");
  expect(hasTypedText()).toBe(false);
  await userEvent.fill(screen.getByLabelText("Note"), "first");
  leave();
  expect(hasTypedText()).toBe(true);
  await screen.rerender(<Fields isOpen={false} />);
  expect(hasTypedText()).toBe(false);
});

import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { hasTypedText, noteKept, watchTypedText } from "./typed-text.ts";

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

test("the address has a text as one of its values, or in another form", async () => {
  watchTypedText();
  const screen = await renderInPage(<Fields />);
  const search = screen.getByLabelText("Search");
  const type = async (text: string) => {
    await userEvent.fill(search, text);
    screen.getByRole("button").element().focus();
  };
  history.replaceState(null, "", "?q=12.5&zone=A,B");
  await type("12");
  expect(hasTypedText(), "a part of a value").toBe(true);
  await type("B");
  expect(hasTypedText()).toBe(false);
  await type("12,5");
  expect(hasTypedText()).toBe(true);
  noteKept(search.element() as HTMLInputElement);
  expect(hasTypedText()).toBe(false);
  await type("12,55");
  expect(hasTypedText()).toBe(true);
});

test("a combobox without the focus shows what is chosen", async () => {
  watchTypedText();
  const screen = await renderInPage(
    <>
      <input aria-label="Warehouse" role="combobox" aria-expanded={false} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.fill(screen.getByLabelText("Warehouse"), "Valencia");
  expect(hasTypedText(), "somebody types").toBe(true);
  screen.getByRole("button").element().focus();
  expect(hasTypedText()).toBe(false);
});

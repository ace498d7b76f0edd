import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { keepTranslatedTexts } from "./translated-texts.ts";

keepTranslatedTexts();

/** Replaces a text as a browser's translator does. */
type Replace = (text: Text, translated: HTMLElement) => void;

const replaceAtOnce: Replace = (text, translated) => text.replaceWith(translated);
const insertThenRemove: Replace = (text, translated) => {
  text.before(translated);
  text.remove();
};
const wrap: Replace = (text, translated) => {
  text.replaceWith(translated);
  translated.firstElementChild?.replaceChildren(text);
};

let translator: MutationObserver | null = null;

afterEach(() => translator?.disconnect());

/** Translates all texts of the page to capitals, and those that change. */
function translatePage(replace: Replace): void {
  const translate = (node: Node) => {
    if (node instanceof Text) {
      if (!/\S/.test(node.data) || node.parentElement?.closest("font, script, style")) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = node.data.toUpperCase();
      outer.append(inner);
      replace(node, outer);
    } else for (const child of [...node.childNodes]) translate(child);
  };
  translate(document.body);
  translator = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") translate(target);
      for (const node of addedNodes) translate(node);
    }
  });
  translator.observe(document.body, { childList: true, subtree: true, characterData: true });
}

const Name = ({ of }: { of: string }) => of;

function Example() {
  const [count, setCount] = useState(1);
  return (
    <>
      <p>
        counted {count} of {count + 1}
        {count % 2 === 1 && " odd"} <b>{count}</b> <Name of={`line ${count}`} />
      </p>
      {count % 2 === 1 ? "odd tab" : <i>even tab</i>}
      {count > 2 && "last "}
      end
      <button type="button" onClick={() => setCount(count + 1)}>
        Next
      </button>
    </>
  );
}

test.each([
  ["replaces texts", replaceAtOnce],
  ["inserts before it removes", insertThenRemove],
  ["wraps texts", wrap],
])("a page stays right under a translator that %s", async (_name, replace) => {
  const { container } = await renderInPage(<Example />);
  translatePage(replace);
  const shown = () => container.textContent?.toUpperCase().replace(/NEXT$/, "");
  expect(shown()).toBe("COUNTED 1 OF 2 ODD 1 LINE 1ODD TABEND");
  for (const text of [
    "COUNTED 2 OF 3 2 LINE 2EVEN TABEND",
    "COUNTED 3 OF 4 ODD 3 LINE 3ODD TABLAST END",
    "COUNTED 4 OF 5 4 LINE 4EVEN TABLAST END",
  ]) {
    container.querySelector("button")?.click();
    await expect.poll(shown).toBe(text);
  }
});

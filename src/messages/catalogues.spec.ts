import { describe, expect, it } from "vitest";
import { languages } from "#contract/languages.ts";
import { en } from "./en/catalogue.ts";
import { loadMessages } from "./languages.ts";

type Text = string | ((...args: readonly unknown[]) => unknown);

/** Every text of a catalogue by its path; lists too are told apart by place. */
function textsOf(words: unknown, path = ""): Map<string, Text> {
  if (typeof words === "string" || typeof words === "function") {
    return new Map([[path, words as Text]]);
  }
  return new Map(
    Object.entries(words as object).flatMap(([key, value]) => [
      ...textsOf(value, path === "" ? key : `${path}/${key}`),
    ]),
  );
}

/** What a text reads with these in its places; numbers do for texts and for counts alike. */
function written(text: Text | undefined, args: readonly number[]): string {
  const reported = typeof text === "function" ? text(...args) : text;
  return Array.isArray(reported) ? reported.join(" ") : String(reported);
}

/** Numbers that no text holds by itself. */
const marks = [7013, 7019, 7027, 7039, 7043, 7057];
const counts = [0, 1, 2, 5, 1_000_000];
const english = textsOf(en);

/** What shows that something was left out. */
const unreadable = /undefined|null|NaN|\[object|\$\{|^\s|\s$| {2}/;

/** English words that are words of none of the others. */
const onlyEnglish = /\b(?:the|of|and|with|are|its|this|which|that)\b/i;

/** What English says in two words around a figure, the others say in one before it. */
const mayBeEmpty = ["app/ago"];

describe.each(languages.filter((language) => language !== "en"))("the words in %s", (language) => {
  const given = loadMessages(language, "all").then((messages) => textsOf(messages));

  it("are those of English, and each is of the same kind", async () => {
    const texts = await given;
    const kinds = (all: Map<string, Text>) =>
      Object.fromEntries([...all].map(([path, text]) => [path, typeof text]));
    expect(kinds(texts)).toEqual(kinds(english));
  });

  it("read as texts with any count", async () => {
    const broken = [...(await given)].flatMap(([path, text]) =>
      counts
        .map((count) => written(text, Array(marks.length).fill(count)))
        .filter((reported) =>
          reported === "" ? !mayBeEmpty.includes(path) : unreadable.test(reported),
        )
        .map((reported) => `${path}: ${reported}`),
    );
    expect(broken).toEqual([]);
  });

  it("hold every value that English holds", async () => {
    const texts = await given;
    const previous = (text: Text | undefined) => {
      const reported = written(text, marks);
      return marks.map((mark) => reported.includes(String(mark))).join();
    };
    const lost = [...english].filter(
      ([path, text]) => previous(texts.get(path)) !== previous(text),
    );
    expect(lost.map(([path]) => path)).toEqual([]);
  });

  it("leave no English", async () => {
    const left = [...(await given)].filter(([path, text]) => {
      const reported = written(text, marks);
      const words = reported.match(/\p{L}{3,}/gu) ?? [];
      const same = words.length > 2 && reported === written(english.get(path), marks);
      return same || onlyEnglish.test(reported);
    });
    expect(left.map(([path, text]) => `${path}: ${written(text, marks)}`)).toEqual([]);
  });

  it("end a meaning with a full stop, and no name of a figure", async () => {
    const wrong = [...(await given)].filter(([path, text]) => {
      const ends = written(text, marks).endsWith(".");
      return /^definitions.*\/meaning$/.test(path)
        ? !ends
        : /^definitions.*\/name$/.test(path) && ends;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

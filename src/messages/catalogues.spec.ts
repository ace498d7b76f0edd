import { describe, expect, it } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { loadMessages } from "./languages.ts";

type Text = string | ((...args: readonly unknown[]) => unknown);

/** Every text of a catalogue by its path, in which entries of lists have their index. */
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

/** A text with its arguments filled in; numbers serve for texts and for counts. */
function written(text: Text | undefined, args: readonly number[]): string {
  const result = typeof text === "function" ? text(...args) : text;
  return Array.isArray(result) ? result.join(" ") : String(result);
}

/** Numbers that no text holds by itself. */
const marks = [7013, 7019, 7027, 7039, 7043, 7057];
const counts = [0, 1, 2, 5, 1_000_000];
/** The words of the slices, which load with their code. */
const ofSlices = import.meta.glob("../slices/**/messages/*.ts", { import: "messages" });

/** Every text in a language. */
async function allTexts(language: Language): Promise<Map<string, Text>> {
  const words: Record<string, unknown> = { ...(await loadMessages(language, "all")) };
  for (const [path, load] of Object.entries(ofSlices)) {
    const [folder = "", file] = path.slice("../".length).split("/messages/");
    if (file === `${language}.ts`) words[folder] = await load();
  }
  return textsOf(words);
}

const english = await allTexts("en");

/** What shows that something was left out. */
const unreadable = /undefined|null|NaN|\[object|\$\{|^\s|\s$| {2}/;

/** English words that are words of none of the others. */
const onlyEnglish = /\b(?:the|of|and|with|are|its|this|which|that)\b/i;

/** Texts with no more words than this may be the same as in English, and as in another language. */
const maxSameWords = { english: 2, other: 4 };

/** What is counted, by the form that no text has after a 1 or after "of 1". */
const plurals = {
  en: /\b1 (?:\w+ )?(?:lines|countings|people|discrepancies|incidents|recounts|units|products|zones|warehouses|points|characters|others|rows|cells)\b/,
  de: /\b1 (?:\w+ )?(?:Positionen|Zählungen|Personen|Abweichungen|Vorfälle|Einheiten|Produkte|Lagern|Punkte|Zeilen|Zellen)\b/,
  es: /\b1 (?:líneas|conteos|personas|discrepancias|incidencias|unidades|productos|zonas|puntos|caracteres|contadas|cargados|activos|abiertas|marcadas)/,
  fr: /\b1 (?:lignes|comptages|personnes|écarts|incidents|unités|articles|zones|points|caractères|comptées|non comptées|chargés|actifs|ouvertes|cochées)/,
  pt: /\b1 (?:linhas|contagens|pessoas|divergências|incidentes|unidades|produtos|zonas|pontos|caracteres|contadas|não contadas|carregadas|ativas|abertas|marcadas)/,
};

/** Verbs and pronouns of many that no text has beside a 1, in the same clause. */
const pluralForms = {
  en: /\b1\b[^.;:]*\b(?:are|have|were|differ from|match|name|need|stand|(?<!would )take|their)\b/,
  de: /\b1\b[^.;:]*\b(?:sind(?! zusammen)|haben|wurden|kamen|bräuchten|erfordern|würden|abweichen|nennen)\b|\b(?:werden|wurden|[Ii]hre letzten) 1\b/,
  es: /\b1\b[^.;:]*\b(?:son|han|tienen|exigen|exigirían|difieren|están|coinciden|faltan|sobran|revisados)\b|\b(?:falta[nr]|llegaron|cuentan|contaban|muestran|hacen falta|pudieron \w+|últimas) 1\b/,
  fr: /\b1\b[^.;:]*(?<!\p{L})(?:sont|ont|font(?! ensemble)|étaient|demandent|demanderaient|diffèrent|suffisent|affichée?s|rangées|leurs?)(?!\p{L})|\bderniers 1\b/u,
  pt: /\b1\b[^.;:]*(?<!\p{L})(?:são|têm|exigem|exigiriam|diferem|estão|coincidem|sobram|tiverem)(?!\p{L})|(?<!\p{L})(?:faltam|chegaram|são contadas|eram contadas|últimas) 1\b/u,
};

/** Texts of which the count is never 1: what is left out is the rest of many. */
const neverOne = [
  "listFilters/covers",
  "listFilters/coversNewest",
  "listFilters/unreachable",
  "listFilters/searching/text",
  "listFilters/noMatch/unreachable",
  "slices/imports/groups/shown",
  "slices/report/first",
];

/** Texts in which something else is many: "the lines of 1 counting were …", or "1 and 1 are …". */
const manyOfOthers = ["briefing/notRead", "lineDrawer/notRead", "dataChecks/doesNotAddUp"];

describe.each(languages)("a text with a count of 1 in %s", (language) => {
  /** Texts that take a count, with 1 for each. */
  const ones = allTexts(language).then((texts) =>
    [...texts]
      .filter(([path, text]) => typeof text === "function" && !neverOne.includes(path))
      .map(([path, text]) => [path, written(text, Array(marks.length).fill(1))] as const),
  );

  it("has the form of one", async () => {
    expect((await ones).filter(([, text]) => plurals[language].test(text))).toEqual([]);
  });

  it("has the verb and the pronoun of one", async () => {
    const wrong = (await ones).filter(
      ([path, text]) => pluralForms[language].test(text) && !manyOfOthers.includes(path),
    );
    expect(wrong).toEqual([]);
  });
});

/** What English says in two words around a figure, the others say in one before it. */
const mayBeEmpty = ["app/ago"];

describe.each(languages.filter((language) => language !== "en"))("the words in %s", (language) => {
  const given = allTexts(language);

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
        .filter((result) => (result === "" ? !mayBeEmpty.includes(path) : unreadable.test(result)))
        .map((result) => `${path}: ${result}`),
    );
    expect(broken).toEqual([]);
  });

  it("hold every value that English holds", async () => {
    const texts = await given;
    const marksIn = (text: Text | undefined) => {
      const result = written(text, marks);
      return marks.map((mark) => result.includes(String(mark))).join();
    };
    const lost = [...english].filter(([path, text]) => marksIn(texts.get(path)) !== marksIn(text));
    expect(lost.map(([path]) => path)).toEqual([]);
  });

  it.each(languages.filter((other) => other !== language))("leave none in %s", async (other) => {
    const others = await allTexts(other);
    const maxWords = other === "en" ? maxSameWords.english : maxSameWords.other;
    const left = [...(await given)].filter(([path, text]) => {
      const result = written(text, marks);
      const words = result.match(/\p{L}{3,}/gu) ?? [];
      const isSame = words.length > maxWords && result === written(others.get(path), marks);
      return isSame || (other === "en" && onlyEnglish.test(result));
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

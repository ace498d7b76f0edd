// A newcomer's example: the list filtered by the active counts in which nothing is counted yet.

/** Its name, in each language. */
const words = {
  en: "Nothing counted",
  de: "Nichts gezählt",
  es: "Nada contado",
  fr: "Rien de compté",
  pt: "Nada contado",
};

export const listFilter = {
  title: "a filter of the list",
  maxCodeFiles: 1,
  edits: [
    {
      file: "src/domain/counting/status.ts",
      before: '  finished: entry("offered"',
      insert: `  untouched: entry(
    "offered",
    ({ facts }) => facts.active && facts.total > 0 && facts.counted === 0,
    { isOfActive: true },
  ),
`,
    },
    ...Object.entries(words).map(([language, text]) => ({
      file: `src/messages/${language}/list-filters.ts`,
      before: "    behind: ",
      insert: `    untouched: "${text}",\n`,
    })),
    {
      file: "src/pages/countings/filters/filter-countings.spec.ts",
      before: "      finished: 1,",
      insert: "      untouched: 0,\n",
    },
  ],
  /** They filter by every status, and read every word. */
  specs: ["src/domain/counting/status.spec.ts", "src/pages/countings", "src/messages"],
};

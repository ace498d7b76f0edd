// A newcomer's example: how many whole packs were counted, as a column of the lines.

/** Its title in each language. */
const words = {
  en: "Whole packs",
  de: "Ganze Packungen",
  es: "Paquetes completos",
  fr: "Colis entiers",
  pt: "Embalagens completas",
};

export const lineColumn = {
  title: "a column of the lines",
  maxCodeFiles: 1,
  edits: [
    {
      file: "src/lines/computed-fields.ts",
      before: "  /** To sort by size, short or over. */",
      insert: `  "whole-packs": {
    kind: "number",
    compute: ({ countedStock, packagingUnit }) =>
      countedStock === null ? null : Math.floor(countedStock / packagingUnit),
  },
`,
    },
    ...Object.entries(words).map(([language, title]) => ({
      file: `src/messages/${language}/line-fields.ts`,
      before: '  "recount-effect": ',
      insert: `  "whole-packs": "${title}",\n`,
    })),
  ],
  /** They compute, sort, show and write every field, and read every word. */
  specs: [
    "src/lines",
    "src/pages/counting/lines",
    "src/pages/counting/line-drawer",
    "src/messages",
  ],
};

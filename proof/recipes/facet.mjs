// A newcomer's example: lines filtered by whether any stock was expected, in the panel of further filters.

/** Its name and its values, in each language. */
const words = {
  en: { name: "Expected stock", some: "Some expected", nothing: "Nothing expected" },
  de: { name: "Sollbestand", some: "Mit Sollbestand", nothing: "Ohne Sollbestand" },
  es: { name: "Stock esperado", some: "Con stock esperado", nothing: "Sin stock esperado" },
  fr: { name: "Stock attendu", some: "Avec stock attendu", nothing: "Sans stock attendu" },
  pt: { name: "Stock esperado", some: "Com stock esperado", nothing: "Sem stock esperado" },
};

export const facet = {
  title: "a filter facet of the lines",
  maxCodeFiles: 1,
  edits: [
    {
      file: "src/lines/facets/line-facets.ts",
      before: "  // Too many to list.",
      insert: `  stocked: options(
    ["some", "nothing"],
    () => (line) => (line.locationStock > 0 ? "some" : "nothing"),
    { place: "middle" },
  ),
`,
    },
    ...Object.entries(words).flatMap(([language, { name, some, nothing }]) => [
      {
        file: `src/messages/${language}/counting.ts`,
        before: '      product: "',
        insert: `      stocked: "${name}",\n`,
      },
      {
        file: `src/messages/${language}/line-filters.ts`,
        before: "    lot: { none: ",
        insert: `    stocked: { some: "${some}", nothing: "${nothing}" },\n`,
      },
    ]),
  ],
  /** They filter by every facet, compare it with its definition, and read every word. */
  specs: [
    "src/lines/engine/line-filters.spec.ts",
    "src/components/counting/filters",
    "src/components/counting/search",
    "src/messages",
  ],
};

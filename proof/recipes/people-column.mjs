// A newcomer's example: what the assigned stock of each person is worth, as a column of the people. It is an amount, so
// viewers without costs get no answers.

/** Its title in each language. */
const words = {
  en: "Assigned stock at cost",
  de: "Zugewiesener Bestand zu Kosten",
  es: "Stock asignado a coste",
  fr: "Stock attribué au coût",
  pt: "Stock atribuído ao custo",
};

export const peopleColumn = {
  title: "a column of the people",
  maxCodeFiles: 1,
  edits: [
    {
      file: "src/pages/counting/people/table.tsx",
      before: '  "value-at-risk": {',
      insert: `  "assigned-value": column.amount(
    ({ messages }) => messages.people.assignedValue,
    ({ expectedValue }) => expectedValue,
    { wideOnly: true },
  ),
`,
    },
    ...Object.entries(words).map(([language, title]) => ({
      file: `src/messages/${language}/people.ts`,
      before: "  progress: ",
      insert: `  assignedValue: "${title}",\n`,
    })),
  ],
  /** They sort by each column, read each address, and hide each cost. */
  specs: ["src/pages/counting/people", "src/messages", "src/table"],
};

// A newcomer's example: how long a counting may take, from its start to its deadline, as a column of the list.

/** Its title in each language. */
const words = {
  en: "Planned time",
  de: "Geplante Dauer",
  es: "Tiempo previsto",
  fr: "Durée prévue",
  pt: "Tempo previsto",
};

export const listColumn = {
  title: "a column of the list",
  maxCodeFiles: 1,
  edits: [
    {
      file: "src/pages/countings/table/columns/columns.tsx",
      before: "  progress: column.bar(",
      insert: `  planned: column.duration(
    title("planned"),
    ({ counting }) => Date.parse(counting.endsAt) - Date.parse(counting.startedAt),
  ),
`,
    },
    ...Object.entries(words).map(([language, title]) => ({
      file: `src/messages/${language}/counting-table.ts`,
      before: "    progress: ",
      insert: `    planned: "${title}",\n`,
    })),
  ],
  /** They show any choice of columns at any width, sort by each, write the file and read every word. */
  specs: ["src/pages/countings", "src/messages", "src/table"],
};

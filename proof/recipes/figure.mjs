// A newcomer's example: the number of lines in progress, in the overview's list of counts.

/** Its short name, its name on the help page, and what it means, in each language. */
const words = {
  en: ["In progress", "Lines in progress", "Lines that someone has started and not finished."],
  de: ["In Arbeit", "Positionen in Arbeit", "Positionen, die begonnen, aber nicht fertig sind."],
  es: ["En curso", "Líneas en curso", "Líneas que se han empezado y no se han terminado."],
  fr: ["En cours", "Lignes en cours", "Lignes qui ont été commencées et ne sont pas terminées."],
  pt: ["Em andamento", "Linhas em andamento", "Linhas que foram iniciadas e não terminadas."],
};

export const figure = {
  title: "a figure of the lines",
  maxCodeFiles: 1,
  edits: [
    {
      file: "src/figures/of-lines.ts",
      before: "    recounted: figure.number(",
      insert: `    "lines-in-progress": figure.number(["startedAt", "finishedAt"], (of) => of.inProgress, {
      facets: { state: ["in-progress"] },
      lines: (of) => of.inProgress,
    }),
`,
    },
    ...Object.entries(words).flatMap(([language, [short, name, meaning]]) => [
      {
        file: `src/messages/${language}/counting.ts`,
        before: '    "lines-discrepancies": "',
        insert: `    "lines-in-progress": "${short}",\n`,
      },
      {
        file: `src/messages/${language}/definitions-lines.ts`,
        before: '  "lines-discrepancies": {',
        insert: `  "lines-in-progress": {
    name: "${name}",
    meaning: "${meaning}",
    unit: lines,
  },
`,
      },
    ]),
  ],
  /** They read every figure, every definition and every word. */
  specs: ["src/figures", "src/slices/help", "src/messages"],
};

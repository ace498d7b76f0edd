// A newcomer's example: the number of lines in progress, in the strip of a count, at the overview's foot and in the report.

/** Its short name, its name on the help page, and what it means, in each language. */
const words = {
  en: ["In progress", "Lines in progress", "Lines that someone has started and not finished."],
  de: ["In Arbeit", "Positionen in Arbeit", "Positionen, die begonnen, aber nicht fertig sind."],
  es: ["En curso", "Líneas en curso", "Líneas que se han empezado y no se han terminado."],
  fr: ["En cours", "Lignes en cours", "Lignes qui ont été commencées et ne sont pas terminées."],
  pt: ["Em andamento", "Linhas em andamento", "Linhas que foram iniciadas e não terminadas."],
};

const spec = `import { expect, test } from "vitest";
import { figuresIn } from "./of-lines.ts";

test.each(["strip", "foot", "report"] as const)("the %s shows the lines in progress", (place) => {
  expect(figuresIn(place).map(({ name }) => name)).toContain("lines-in-progress");
});
`;

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
      strip: { label: ({ lineFigures }) => lineFigures.inProgress },
      foot: { label: ({ lineFigures }) => lineFigures.inProgress },
      report: { label: ({ counting }) => counting.lineFigures.inProgress },
    }),
`,
    },
    { file: "src/figures/in-progress.spec.ts", create: spec },
    ...Object.entries(words).flatMap(([language, [short, name, meaning]]) => [
      {
        file: `src/messages/${language}/counting.ts`,
        before: '    "lines-discrepancies": "',
        insert: `    inProgress: "${short}",\n`,
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
  /** They read every figure, every definition and every word, and find the figure in each of its places. */
  specs: ["src/figures/in-progress.spec.ts", "src/slices/help", "src/messages"],
};

// A newcomer's example: a setting that the page shows, the usual size of a team, on the help page.

/** Its name on the help page, in each language. */
const words = {
  en: "Usual team",
  de: "Übliche Teamgröße",
  es: "Equipo habitual",
  fr: "Équipe habituelle",
  pt: "Equipa habitual",
};

export const setting = {
  title: "a setting shown on the page",
  maxCodeFiles: 2,
  edits: [
    {
      file: "src/contract/settings.ts",
      before: "  /** ISO 4217 code for amounts;",
      insert:
        '  /** How many people usually count together. */\n  teamSize: shown(number("TEAM_SIZE", 1, 1000, 4)),\n',
    },
    {
      file: "src/pages/help/about.tsx",
      before: "    [t.currency, currency ?? t.noCurrency],",
      insert: "    [t.teamSize, format.number(settings.teamSize)],\n",
    },
    ...Object.entries(words).map(([language, text]) => ({
      file: `src/messages/${language}/help.ts`,
      before: "    activeWithin: ",
      insert: `    teamSize: "${text}",\n`,
    })),
    {
      file: "docs/operating.md",
      before: "| `CURRENCY` |",
      insert: "| `TEAM_SIZE` | `4` | how many people usually count together |\n",
    },
    {
      file: ".env.example",
      before: "# Currency of the amounts",
      insert: "# How many people usually count together.\n#TEAM_SIZE=4\n\n",
    },
  ],
  /** They compare the rows with the documentation. */
  specs: ["src/gateway/config/example.spec.ts"],
};

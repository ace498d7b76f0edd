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
      file: "src/slices/help/about.tsx",
      before: "    [t.currency, currency ?? t.noCurrency],",
      insert: "    [t.teamSize, format.number(settings.teamSize)],\n",
    },
    ...Object.entries(words).map(([language, text]) => ({
      file: `src/slices/help/messages/${language}.ts`,
      before: "    activeWithin: ",
      insert: `    teamSize: "${text}",\n`,
    })),
    {
      file: "src/gateway/config/config.spec.ts",
      before: "      activeWithinDays: 180,",
      insert: "      teamSize: 4,\n",
    },
    {
      file: "src/gateway/config/config.spec.ts",
      before: '      ACTIVE_WITHIN_DAYS: "30",',
      insert: '      TEAM_SIZE: "6",\n',
    },
    {
      file: "src/gateway/config/config.spec.ts",
      before: "      activeWithinDays: 30,",
      insert: "      teamSize: 6,\n",
    },
    {
      file: "src/gateway/create.spec.ts",
      before: "      activeWithinDays: 180,",
      insert: "      teamSize: 4,\n",
    },
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
  /** They compare the rows with the documentation, and with lists of all settings. */
  specs: [
    "src/gateway/config/example.spec.ts",
    "src/gateway/config/config.spec.ts",
    "src/gateway/create.spec.ts",
  ],
};

// A newcomer's example: a page with the warehouses of the known counts, and how many counts of each are active.

/** Its name in navigation and palette, its title, and what else it says, in each language. */
const words = {
  en: {
    name: "Warehouses",
    none: "No warehouse has a count yet.",
    active: "active counts",
    loaded: "Warehouses loaded",
  },
  de: {
    name: "Lager",
    none: "Noch kein Lager hat eine Zählung.",
    active: "aktive Zählungen",
    loaded: "Lager geladen",
  },
  es: {
    name: "Almacenes",
    none: "Ningún almacén tiene todavía un conteo.",
    active: "conteos activos",
    loaded: "Almacenes cargados",
  },
  fr: {
    name: "Entrepôts",
    none: "Aucun entrepôt n’a encore d’inventaire.",
    active: "inventaires actifs",
    loaded: "Entrepôts chargés",
  },
  pt: {
    name: "Armazéns",
    none: "Nenhum armazém tem ainda uma contagem.",
    active: "contagens ativas",
    loaded: "Armazéns carregados",
  },
};

const component = `import { useMemo } from "react";
import type { Counting } from "#contract/counting.ts";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { useListAge } from "#hooks/countings/use-list-age.ts";
import { useRefresh } from "#hooks/use-refresh.ts";
import { Page } from "#layout/page.tsx";
import { PageHead } from "#layout/page-head.tsx";
import { contentState } from "#layout/page-state.ts";
import { messagesOf } from "#messages/messages-of.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import type { messages as english } from "./messages/en.ts";

const messages = messagesOf(
  import.meta.glob<typeof english>("./messages/*.ts", { import: "messages" }),
);

const everyCounting = {};

/** The warehouses of the known counts, and how many counts of each are active. */
export function WarehousesPage() {
  const t = useMessages(messages);
  const list = useCountings(everyCounting);
  const age = useListAge(list.loaded?.pages ?? []);
  const { refresh, refreshing } = useRefresh(list.refresh);
  const { loaded } = list;
  const warehouses = useMemo(() => loaded && activeByWarehouse(loaded.countings), [loaded]);
  return (
    <Page
      title={t.title}
      content={
        warehouses && contentState({ isPartial: list.mayLoadMore, isEmpty: warehouses.size === 0 })
      }
      load={{ ...list, ...age, refresh, refreshing }}
      spoken={t.loaded}
      skeleton={<SkeletonRows rows={8} height={40} />}
    >
      <PageHead title={t.title}>{warehouses?.size === 0 && <p>{t.none}</p>}</PageHead>
      {warehouses && <Warehouses active={warehouses} />}
    </Page>
  );
}

function Warehouses({ active }: { active: ReadonlyMap<string, number> }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ul>
      {[...active].map(([name, count]) => (
        <li key={name}>
          {name}: {format.number(count)} {t.active}
        </li>
      ))}
    </ul>
  );
}

/** The number of active counts by the warehouse's name, in the order of the list. */
function activeByWarehouse(countings: readonly Counting[]): ReadonlyMap<string, number> {
  const active = new Map<string, number>();
  for (const { warehouse, active: isActive } of countings) {
    active.set(warehouse.name, (active.get(warehouse.name) ?? 0) + (isActive ? 1 : 0));
  }
  return active;
}
`;

export const page = {
  title: "a page",
  maxCodeFiles: 2,
  edits: [
    { file: "src/slices/warehouses/page.tsx", create: component },
    {
      file: "src/slices.ts",
      before: "  // Import logs may contain anything.",
      insert:
        '  page("warehouses", "/warehouses", "/warehouses/", { scope: "countings", nav: "more" }),\n',
    },
    ...Object.entries(words).flatMap(([language, { name, none, active, loaded }]) => [
      {
        file: `src/slices/warehouses/messages/${language}.ts`,
        create:
          language === "en"
            ? `/** Messages of the page of warehouses. */
export const messages = {
  title: "${name}",
  none: "${none}",
  active: "${active}",
  loaded: "${loaded}",
};
`
            : `import type { messages as english } from "./en.ts";

export const messages: typeof english = {
  title: "${name}",
  none: "${none}",
  active: "${active}",
  loaded: "${loaded}",
};
`,
      },
      {
        file: `src/messages/${language}/app.ts`,
        before: "  views: ",
        insert: `  warehouses: "${name}",\n`,
      },
    ]),
    { file: "src/layout/access.spec.ts", before: '"/imports"]),', insert: '"/warehouses", ' },
    {
      file: "docs/addresses.md",
      before: "| `/views` |",
      insert: "| `/warehouses` | the warehouses of the known counts |\n",
    },
  ],
  /** They find each page at its address, in its language, within its scope and with its preload links. */
  specs: [
    "src/routes.spec.ts",
    "src/layout",
    "src/components/access",
    "src/messages",
    "src/gateway/page",
    "src/testing/import-direction.spec.ts",
  ],
};

import { families } from "./families.ts";
import { at, draw, hex, mix, mixText } from "./random.ts";

/** A product as every warehouse knows it. */
export interface CatalogueProduct {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  /** Cost of one unit. */
  readonly cost: number;
  /** Smallest quantity that can be counted, in thousandths of a unit. */
  readonly step: number;
  /** Units sold together. */
  readonly pack: number;
  /** True when stock of it is kept in lots. */
  readonly lots: boolean;
  /** Stirred number that the product's other figures are drawn from. */
  readonly state: number;
}

// Texts as people type them, and as an attacker would: none may be taken for markup or a formula.
const awkwardDescriptions = [
  'Label "FRAGILE" <b>red</b>, 100 × 50 mm',
  "📦 Spare parts kit — O'Ring & gasket ¾″",
  "مرشح هيدروليكي 10 µm",
  "=SUM(A1:A9) key tag",
  '<img src=x onerror="window.__xss=1"> sample board',
  "Cinta  adhesiva\tñandú, 48 mm × 66 m",
];

const purpose = { cost: 1, lots: 2 } as const;

function product(
  prefix: string,
  number: number,
  description: string,
  figures: Pick<CatalogueProduct, "cost" | "step" | "pack">,
): CatalogueProduct {
  const code = `${prefix}-${number}`;
  const state = mixText(code);
  return {
    id: hex(state),
    code,
    description,
    ...figures,
    lots: draw(state, purpose.lots) < 0.3,
    state,
  };
}

const regular: readonly CatalogueProduct[] = families.flatMap((family) =>
  family.a.flatMap((a, row) =>
    family.b.map((b, column) => {
      const index = row * family.b.length + column;
      const number = 1000 + ((index * 37 + (mixText(family.prefix) % 9000)) % 9000);
      const factor = (1 + row * 0.22) * (1 + draw(mix(number, row), purpose.cost) * 0.4);
      const digits = family.cost < 0.01 ? 1e4 : 100;
      return product(family.prefix, number, family.text.replace("{a}", a).replace("{b}", b), {
        cost: Math.round(family.cost * factor * digits) / digits,
        step: family.step,
        pack: family.pack,
      });
    }),
  ),
);

const awkward: readonly CatalogueProduct[] = awkwardDescriptions.map((description, index) =>
  // A sample that cost nothing is as real as one that did.
  product("MSC", 9001 + index, description, { cost: index === 4 ? 0 : 1.85, step: 1000, pack: 1 }),
);

/** How many products the catalogue has, without the awkward ones. */
export const catalogueSize = regular.length;

/** The product at a place of the catalogue, read round and round. */
export function productAt(index: number): CatalogueProduct {
  return at(regular, index);
}

/** One of the few products whose description tries out what a page does with odd text. */
export function awkwardProductAt(index: number): CatalogueProduct {
  return at(awkward, index);
}

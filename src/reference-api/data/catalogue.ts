import { families } from "./families.ts";
import { at, draw, hex, mix, mixText } from "./random.ts";

/** A product, the same in every warehouse. */
export interface CatalogueProduct {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  /** Cost of one unit. */
  readonly cost: number;
  /** Smallest countable quantity, in thousandths of a unit. */
  readonly step: number;
  /** Units sold together. */
  readonly pack: number;
  /** Whether its stock is in lots. */
  readonly lots: boolean;
  /** Random state that the product's other figures derive from. */
  readonly state: number;
}

// Texts as people type them, and as an attacker would: none may be interpreted as markup or as a formula.
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
  // Free samples exist beside those with a cost.
  product("MSC", 9001 + index, description, { cost: index === 4 ? 0 : 1.85, step: 1000, pack: 1 }),
);

/** Number of products in the catalogue, without the awkward ones. */
export const catalogueSize = regular.length;

/** The product at an index of the catalogue, modulo its length. */
export function productAt(index: number): CatalogueProduct {
  return at(regular, index);
}

/** One of the few products with unusual text in their description. */
export function awkwardProductAt(index: number): CatalogueProduct {
  return at(awkward, index);
}

import type { AbcClass } from "#contract/scalars.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { PairedLine } from "#domain/recount/look-first.ts";
import { PairFinder } from "#domain/recount/round-pairs.ts";
import type { ReadableLine } from "#lines/computed-fields.ts";
import type { SentField, SentValues } from "#lines/sent-fields.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import type { TextColumn } from "./columns/text-column.ts";

/** Facts of one row at a time: a single object, repositioned by `at`, so that a pass allocates nothing. */
export class RowFacts implements ReadableLine {
  earlier: EarlierOutcomes | null = null;
  private row = 0;
  private readonly lines: LineColumns;
  private readonly columns: ReturnType<typeof columnsOf>;
  /** Number of the lines; there may be more by now. */
  private readonly size: number;
  private cachedPairs: PairFinder<PairedLine> | null = null;

  constructor(lines: LineColumns) {
    this.lines = lines;
    this.size = lines.size;
    this.columns = columnsOf(lines);
  }

  /** Moves to a row; values of the previous one are gone. */
  at(row: number): this {
    this.row = row;
    return this;
  }

  value<Field extends SentField>(field: Field): SentValues[Field] {
    // The columns are derived from the schema that the type is inferred from.
    return this.lines.column(field).read(this.row) as SentValues[Field];
  }

  get pairs(): PairFinder<PairedLine> {
    this.cachedPairs ??= new PairFinder([...discrepancies(new RowFacts(this.lines), this.size)]);
    return this.cachedPairs;
  }

  get startedAt() {
    return this.columns.startedAt.read(this.row);
  }
  get finishedAt() {
    return this.columns.finishedAt.read(this.row);
  }
  get locationStock() {
    const { lot, lotLocationStock, productLocationStock } = this.columns;
    const stock = lot.isBlank(this.row) ? productLocationStock : lotLocationStock;
    return stock.number(this.row);
  }
  get stockNow() {
    const { lot, lotStockNow, stockNow } = this.columns;
    return (lot.isBlank(this.row) ? stockNow : lotStockNow).read(this.row);
  }
  get hasWholeStocks() {
    return this.columns.stocks.every((stock) => Number.isInteger(stock.number(this.row)));
  }
  get countedStock() {
    return this.columns.countedStock.read(this.row);
  }
  get difference() {
    return this.columns.difference.read(this.row);
  }
  get prevCountedStock() {
    return this.columns.prevCountedStock.read(this.row);
  }
  get prevDifference() {
    return this.columns.prevDifference.read(this.row);
  }
  get costPrice() {
    return this.columns.costPrice.read(this.row);
  }
  get documented() {
    return !this.columns.documentation.isBlank(this.row);
  }
  get hasIncident() {
    return !this.columns.incident.isBlank(this.row);
  }
  get locationCode() {
    return this.columns.locationCode.read(this.row) ?? "";
  }
  get productId() {
    return this.columns.productId.read(this.row) ?? "";
  }
  get productCode() {
    return this.columns.productCode.read(this.row) ?? "";
  }
  get productDescription() {
    return this.columns.productDescription.read(this.row) ?? "";
  }
  get productUpdatedAt() {
    return this.columns.productUpdatedAt.number(this.row);
  }
  get packagingUnit() {
    return this.columns.packagingUnit.number(this.row);
  }
  get userId() {
    return this.columns.userId.number(this.row);
  }
  get username() {
    return this.columns.username.read(this.row);
  }
  get abc() {
    return this.classIn(this.columns.abc);
  }
  get valueAbc() {
    return this.classIn(this.columns.valueAbc);
  }
  get stockAbc() {
    return this.classIn(this.columns.stockAbc);
  }
  get priceAbc() {
    return this.classIn(this.columns.priceAbc);
  }
  get movementAbc() {
    return this.classIn(this.columns.movementAbc);
  }
  get reasonId() {
    return this.columns.documentation.read(this.row);
  }
  get reasonName() {
    return this.columns.reasonName.read(this.row);
  }
  get incidentType() {
    return this.columns.incidentType.read(this.row);
  }

  private classIn(column: TextColumn): AbcClass | null {
    // The column accepts only classes.
    return column.read(this.row) as AbcClass | null;
  }
}

function* discrepancies(facts: RowFacts, size: number): Generator<PairedLine> {
  for (let row = 0; row < size; row += 1) {
    const { difference } = facts.at(row);
    if (difference === null || difference === 0) continue;
    yield { productId: facts.productId, difference, location: facts.locationCode };
  }
}

function columnsOf(lines: LineColumns) {
  return {
    startedAt: lines.numbers("startedAt"),
    finishedAt: lines.numbers("finishedAt"),
    lot: lines.texts("lot.id"),
    lotLocationStock: lines.numbers("lotLocationStock"),
    productLocationStock: lines.numbers("productLocationStock"),
    stockNow: lines.numbers("productLocation.stock"),
    lotStockNow: lines.numbers("lotLocation.stock"),
    stocks: [
      lines.numbers("product.packagingUnit"),
      lines.numbers("product.stock"),
      lines.numbers("productStock"),
      lines.numbers("productLocationStock"),
      lines.numbers("lotStock"),
      lines.numbers("lotLocationStock"),
    ],
    countedStock: lines.numbers("countedStock"),
    difference: lines.numbers("difference"),
    prevCountedStock: lines.numbers("prevCountedStock"),
    prevDifference: lines.numbers("prevDifference"),
    costPrice: lines.numbers("costPrice"),
    documentation: lines.numbers("documentation.reason.id"),
    incident: lines.numbers("incident.id"),
    locationCode: lines.texts("location.code"),
    productId: lines.texts("product.id"),
    productCode: lines.texts("product.code"),
    productDescription: lines.texts("product.description"),
    productUpdatedAt: lines.numbers("product.updatedAt"),
    packagingUnit: lines.numbers("product.packagingUnit"),
    userId: lines.numbers("assignedUser.id"),
    username: lines.texts("assignedUser.username"),
    abc: lines.texts("product.metrics.abc"),
    valueAbc: lines.texts("product.metrics.valueAbc"),
    stockAbc: lines.texts("product.metrics.stockAbc"),
    priceAbc: lines.texts("product.metrics.priceAbc"),
    movementAbc: lines.texts("product.metrics.movementAbc"),
    reasonName: lines.texts("documentation.reason.name"),
    incidentType: lines.texts("incident.type.name"),
  };
}

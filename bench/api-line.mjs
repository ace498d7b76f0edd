/**
 * A line as the API sends it, without a lot.
 * @param own what differs between the measurements
 */
export function apiLine(n, own) {
  const { began, updatedAt, startedAt, finishedAt, stock, costPrice } = own;
  return {
    id: n,
    updatedAt,
    startedAt,
    finishedAt,
    index: n,
    assignedUser: { id: n % 17, username: `user${n % 17}` },
    documentation: null,
    productStock: stock,
    productLocationStock: stock,
    lotStock: 0,
    lotLocationStock: 0,
    costPrice,
    countedStock: own.countedStock,
    difference: own.difference,
    prevCountedStock: null,
    prevDifference: null,
    product: {
      id: `p${n}`,
      updatedAt,
      code: `SKU-${n}`,
      warehouse: { name: "North", code: "N" },
      costPrice,
      stock,
      metrics: null,
      description: own.description,
      packagingUnit: 12,
    },
    location: { id: `l${n % 977}`, code: `A-${n % 977}-03-2` },
    lot: null,
    productLocation: { stock },
    lotLocation: null,
    counting: { id: "a", startedAt: began, warehouse: { id: 7 } },
    incident: null,
  };
}

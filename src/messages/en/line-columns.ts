/** Words of the choice of columns of the lines. */
export const lineColumns = {
  default: "Usual columns",
  visible: "Shown columns, in their order",
  onCards:
    "In a window as narrow as this, other columns than the usual ones are shown in an open line only.",
  up: (column: string) => `Move ${column} up`,
  down: (column: string) => `Move ${column} down`,
  moved: (column: string, position: string, count: string) =>
    `${column}, place ${position} of ${count}`,
  groups: {
    line: "Line",
    stock: "Stock",
    count: "Count",
    product: "Product",
    metrics: "Metrics",
    location: "Location and lot",
    documentation: "Documentation",
    incident: "Incident",
    counting: "Counting",
  },
};

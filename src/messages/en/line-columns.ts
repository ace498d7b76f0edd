/** Messages of the choice of columns of the lines. */
export const lineColumns = {
  default: "Default columns",
  visible: "Visible columns, in order",
  onCards: "In a narrow window, columns other than the default ones appear only in an open line.",
  up: (column: string) => `Move ${column} up`,
  down: (column: string) => `Move ${column} down`,
  moved: (column: string, position: string, count: string) =>
    `${column}, position ${position} of ${count}`,
  groups: {
    line: "Line",
    stock: "Stock",
    count: "Result",
    product: "Product",
    metrics: "Metrics",
    location: "Location and lot",
    documentation: "Documentation",
    incident: "Incident",
    counting: "Count",
  },
};

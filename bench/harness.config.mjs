// Connects Countboard to a harness that compares pages of lines: names the elements to observe. COUNTBOARD is the
// gateway's address; its API must have the countings n-1000, n-10000 and n-50000.
export default {
  name: "countboard",
  kind: "lines",
  sizes: [1000, 10_000, 50_000],
  base: process.env.COUNTBOARD ?? "http://127.0.0.1:4173",
  url: ({ base, n }) => `${base}/countings/n-${n}?tab=lines`,
  first: '[role="grid"] [role="row"][aria-rowindex="2"]',
  firstText: "SKU-",
  rows: '[role="grid"] [role="row"]:not([aria-rowindex="1"])',
  complete: "html[data-complete]",
  sort: '[role="columnheader"][data-column="product.code"] button',
  filter: 'input[type="search"]',
  query: "sku-12",
  scroll: '[role="grid"]',
  rowHeight: 36,
  prepare: async () => {},
};

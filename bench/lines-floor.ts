/**
 * The floor for a counting's lines: a page that only fetches, parses, paints the first rows, sorts and filters. It is
 * text because it runs without a build.
 */
const script = `
  const counting = await (await fetch("/v1" + location.pathname.replace("/floor", ""))).json();
  let lines = counting.products;
  const all = lines;
  document.body.innerHTML = "<p>" + counting.totalProductsCounted + " of " + counting.totalProducts +
    "</p><button>SKU</button><input type=search><div id=grid style='height:600px;overflow:auto'><div></div></div>";
  const grid = document.querySelector("#grid");
  const body = grid.firstChild;
  const height = 28;
  const paint = () => {
    const from = Math.max(0, Math.floor(grid.scrollTop / height) - 5);
    body.style.cssText = "position:relative;height:" + lines.length * height + "px";
    const rows = document.createDocumentFragment();
    for (const [place, line] of lines.slice(from, from + 40).entries()) {
      const row = document.createElement("div");
      row.className = "row";
      row.style.cssText = "position:absolute;display:flex;gap:1em;top:" + (from + place) * height + "px";
      for (const text of [
        line.product.code, line.product.description, line.location.code, line.lot?.code ?? "–",
        line.productLocationStock, line.countedStock ?? "–", line.difference ?? "–", line.costPrice,
        line.product.metrics?.abc ?? "–", line.assignedUser.username ?? line.assignedUser.id,
        line.documentation?.reason.name ?? "–", line.incident?.type?.name ?? "–", line.finishedAt ?? "–",
      ]) row.appendChild(document.createElement("span")).textContent = text;
      rows.appendChild(row);
    }
    body.replaceChildren(rows);
  };
  paint();
  grid.addEventListener("scroll", paint);
  const collator = new Intl.Collator(undefined, { numeric: true });
  document.querySelector("button").addEventListener("click", () => {
    lines = lines.toSorted((a, b) => collator.compare(a.product.code, b.product.code));
    paint();
  });
  document.querySelector("input").addEventListener("input", ({ target }) => {
    const word = target.value.toLowerCase();
    lines = all.filter((line) => [
      line.product.code, line.product.description, line.location.code, line.lot?.code ?? "",
      line.assignedUser.username ?? "", line.documentation?.reason.name ?? "", line.incident?.type?.name ?? "",
    ].some((text) => text.toLowerCase().includes(word)));
    paint();
  });
`;

const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,">' +
  '<body><script type="module" src="/floor.js"></script></body></html>';

/** The floor's answer at the path of a page or its script; `undefined` at any other. */
export function linesFloor(path: string): { type: string; text: string } | undefined {
  if (path === "/floor.js") return { type: "text/javascript", text: script };
  return path.startsWith("/floor/") ? { type: "text/html", text: page } : undefined;
}

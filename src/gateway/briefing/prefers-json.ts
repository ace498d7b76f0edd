/** Parts of the header beyond this many are ignored. */
const maxParts = 20;

/** Whether an `Accept` header wants JSON more than plain text, which anything else gets. */
export function prefersJson(accept: string | null): boolean {
  const weights = { json: 0, text: 0 };
  for (const part of (accept ?? "").toLowerCase().split(",", maxParts)) {
    const [type = "", ...parameters] = part.split(";", maxParts).map((one) => one.trim());
    const quality = parameters.find((one) => one.startsWith("q="))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality) || 0;
    if (type === "application/json") weights.json = weight;
    else if (type === "text/plain" || type === "text/*") {
      weights.text = Math.max(weights.text, weight);
    }
  }
  return weights.json > weights.text;
}

import { aCountedLine, aCounting } from "#testing/samples.ts";
import { frozenAt } from "../pictures-frozen.ts";
import type { Answers } from "../upstream.ts";

const hour = 3_600_000;
const markup = "<img src=x onerror=document.body.remove()>";
const controls = "\u202Egnitnuoc \u0000 %2F..%2F";
const long = "Vitoria-Gasteiz".repeat(40);

const incidentTypes = { "/v1/countings/incident_types": { body: [] } };

/** An organization whose only counting has a hostile text in every place. */
export function hostileAnswers(): Answers {
  const counting = aCounting({
    id: "hostile",
    startedAt: new Date(frozenAt - hour).toISOString(),
    endsAt: new Date(frozenAt + hour).toISOString(),
    warehouse: { id: 0, name: markup, code: controls, slug: long },
    participants: [{ id: 0, username: controls }],
    totalProducts: 20,
    totalProductsCounted: 20,
    totalProductsLeft: 0,
    totalDiscrepancies: 19,
    totalIncidents: 0,
  });
  const products = Array.from({ length: 20 }, (_, index) => {
    const finishedAt = new Date(frozenAt - (20 - index) * 60_000).toISOString();
    const line = aCountedLine(10, index, { id: index + 1, index, finishedAt });
    return { ...line, product: { ...line.product, code: markup, name: long } };
  });
  return {
    ...incidentTypes,
    "/v1/countings": { body: { items: [counting], meta: { total: 1 } } },
    "/v1/countings/hostile": { body: { ...counting, products } },
  };
}

/** An organization without countings. */
export const emptyAnswers: Answers = {
  ...incidentTypes,
  "/v1/countings": { body: { items: [], meta: { total: 0 } } },
};

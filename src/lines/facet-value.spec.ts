import { expect, test } from "vitest";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { LineTable } from "#lines/engine/line-table.ts";
import { everyLine } from "#lines/line-query.ts";
import { aLine, anIncident } from "#testing/samples.ts";
import { facetValue, incidentValue } from "./facet-value.ts";

test.each(["A", "none", "untyped", "=x", "=", "", "ÄÖ"])(
  "%o has the same facet value as in the lines",
  (name) => {
    const columns = new LineColumns();
    columns.add(
      aLine({
        location: { id: "1", code: `${name}` },
        incident: anIncident(name),
      }),
    );
    columns.add(aLine({ location: { id: "2", code: "other" }, incident: anIncident(null) }));
    const table = new LineTable(columns, 0);
    const facets = table.facets(everyLine, defaultViewSettings, ["zone", "incident"]);
    expect(facets.zone?.values.map(({ value }) => value)).toContain(facetValue(name));
    const types = facets.incident?.values.map(({ value }) => value) ?? [];
    expect(types).toEqual(expect.arrayContaining([incidentValue(name), incidentValue(null)]));
  },
);

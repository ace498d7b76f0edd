import { expect, test } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { fileColumns } from "#table/entries/places.ts";
import { aShare } from "#testing/samples.ts";
import { shareTable } from "./share-table.tsx";

const format = createFormat({
  locale: "en-GB",
  timeZone: "UTC",
  currency: null,
  units: en.units,
});

test("links have their times as dates, and no address", () => {
  const share = aShare({ name: "North", link: "/share/secret", scope: { kind: "all" }, hides: [] });
  const now = Date.parse(share.createdAt);
  const context = { messages: en, format, costsHidden: false, now };
  const { columns, rows } = contentOf(fileColumns(shareTable), [share], context);
  expect(columns.filter(({ isInstant }) => isInstant)).toHaveLength(3);
  expect(rows[0]?.slice(0, 6)).toEqual([
    "North",
    share.kind === "screen",
    share.kind === "feed",
    en.shares.scope.all,
    en.shares.hides.none,
    new Date(share.createdAt),
  ]);
  expect(JSON.stringify(rows)).not.toContain("secret");
});

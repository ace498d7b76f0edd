import type { Warehouse } from "#contract/counting.ts";

const rows: readonly (readonly [code: string, name: string, slug: string])[] = [
  ["GTF-01", "Getafe Central", "getafe-central"],
  ["OPO-03", "Porto Leixões", "porto-leixoes"],
  ["VLC-02", "Valencia Norte", "valencia-norte"],
  ["GDN-01", "Gdańsk Port Północny", "gdansk-port-polnocny"],
  ["ZAZ-01", "Zaragoza Plaza", "zaragoza-plaza"],
  ["HAM-01", "Hamburg Altenwerder", "hamburg-altenwerder"],
  ["LYS-01", "Lyon Est", "lyon-est"],
  ["MIL-04", "Milano Segrate", "milano-segrate"],
  ["RTM-02", "Rotterdam Maasvlakte", "rotterdam-maasvlakte"],
  ["TRN-01", "Torino Orbassano", "torino-orbassano"],
  ["SVQ-01", "Sevilla Sur", "sevilla-sur"],
  ["ANR-02", "Antwerpen Haven", "antwerpen-haven"],
  ["LIL-01", "Lille Lesquin", "lille-lesquin"],
];

/** Every warehouse of the organization. The first has the id 0, which is valid. */
export const warehouses: readonly Warehouse[] = rows.map(([code, name, slug], index) => ({
  name,
  id: index * 7,
  code,
  slug,
}));

import type { Scope } from "#contract/access.ts";
import { feedPath } from "#contract/feed.ts";
import type { Separators } from "#spreadsheet/sheet.ts";

/** What the rows of the addresses are called. */
type DataName = "countings" | "figures" | "lines" | "history" | "metrics" | "openapi";

/** An address that a program reads, below the base path. */
export interface DataAddress {
  readonly name: DataName;
  readonly path: string;
  /** Whether `ID` in it stands for a count's id. */
  readonly isPattern: boolean;
}

/** The part of an address that stands for an id. */
const anyId = "ID";

const fileParameters: Readonly<Record<Separators, string>> = {
  comma: "",
  semicolon: "?decimal=comma",
  "semicolon-point": "?separator=semicolon",
};

/**
 * The addresses of what a viewer may see.
 * @param separators of files in the viewer's region, by which their spreadsheet reads numbers
 */
export function dataAddresses(scope: Scope, separators: Separators): readonly DataAddress[] {
  const file = fileParameters[separators];
  const ofCounting = (id: string): readonly DataAddress[] => [
    { name: "lines", path: `${feedPath("lines", "csv", id)}${file}`, isPattern: id === anyId },
    { name: "figures", path: feedPath("figures", "json", id), isPattern: id === anyId },
  ];
  const whole = (name: DataName, path: string): DataAddress => ({ name, path, isPattern: false });
  const list = whole("countings", `${feedPath("countings", "csv")}${file}`);
  const history = whole("history", `${feedPath("history", "csv")}${file}`);
  const description = whole("openapi", "/openapi.json");
  switch (scope.kind) {
    case "all":
      return [list, ...ofCounting(anyId), history, whole("metrics", "/metrics"), description];
    case "warehouse":
      return [list, ...ofCounting(anyId), history, description];
    case "countings":
      return [list, ...scope.ids.flatMap(ofCounting), description];
    case "counting":
      return [...ofCounting(scope.id), description];
  }
}

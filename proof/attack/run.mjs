// Attacks the production gateway on this machine and reports which defences held. Each attack is a function named after
// its threat; row numbers refer to the list of threats.
import * as access from "./access.mjs";
import * as crowds from "./access-crowds.mjs";
import * as ahead from "./ahead.mjs";
import * as answers from "./answers.mjs";
import * as folder from "./folder.mjs";
import * as memory from "./memory.mjs";
import * as network from "./network.mjs";
import * as requests from "./requests.mjs";
import * as scope from "./scope.mjs";
import * as settings from "./settings.mjs";
import * as silence from "./silence.mjs";
import { printTable, titleOf } from "./table.mjs";

const attacks = [
  silence,
  memory,
  access,
  crowds,
  requests,
  scope,
  folder,
  network,
  settings,
  ahead,
  answers,
].flatMap((group) => Object.values(group));

/** @returns how many rows passed, and which failed */
export async function attackGateway(only) {
  const rows = [];
  for (const attack of attacks.filter(({ name }) => only === undefined || only.test(name))) {
    const title = titleOf(attack);
    const start = performance.now();
    const results = await attack().catch((error) => ({
      row: "–",
      figure: error.message.slice(0, 300),
      limit: "an attack that runs",
      passed: false,
    }));
    console.error(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    rows.push(...[results].flat().map((one) => ({ title, ...one })));
  }
  rows.sort((one, other) => (Number(one.row) || 0) - (Number(other.row) || 0));
  printTable(rows);
  const failed = rows
    .filter(({ passed }) => !passed)
    .map(({ row, title, figure, limit }) => ({
      name: `${row} ${title}`,
      why: `${figure}; limit: ${limit}`,
    }));
  return { passed: rows.length - failed.length, failed };
}

// Attacks the production gateway on this machine and reports which defences held. Each attack is a function named after
// its threat; row numbers refer to the list of threats.
import * as access from "./access.mjs";
import * as ahead from "./ahead.mjs";
import * as folder from "./folder.mjs";
import * as memory from "./memory.mjs";
import * as network from "./network.mjs";
import * as requests from "./requests.mjs";
import * as scope from "./scope.mjs";
import * as settings from "./settings.mjs";
import * as silence from "./silence.mjs";
import { printTable, titleOf } from "./table.mjs";

const attacks = [silence, memory, access, requests, scope, folder, network, settings, ahead].flatMap(

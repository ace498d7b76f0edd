// Attacks from the way to the API: by the proxy, by the API's connection, and by reading the settings again.
import { setTimeout as pause } from "node:timers/promises";
import { apiSettings, quietest, withApi, withGateway } from "./processes.mjs";
import { result, silenceResult } from "./table.mjs";
import { ask } from "./wire.mjs";

/** Open files beyond those before the attack: connections that are about to close. */
const maxFiles = 16;

async function filesResult(row, gateway, attack) {
  await ask(gateway.port, { path: "/readyz" });
  const before = gateway.openFiles();
  const count = await attack();
  await pause(500);
  const more = (gateway.openFiles() ?? Number.POSITIVE_INFINITY) - before;
  const figure = `${more} more open files after ${count}`;
  return result(row, figure, `${maxFiles} more`, more <= maxFiles);
}

const behindProxy = ({ port }, host) => ({
  ...apiSettings({ port }),
  COUNTING_API_URL: `http://${host}:80`,
  COUNTING_API_ALLOW_HTTP: "1",
  HTTP_PROXY: `http://127.0.0.1:${port}`,
});

export function aProxyThatNeverAnswersKeepsFilesOpen() {
  return withApi((api) =>
    withGateway(
      { ...behindProxy(api, "silent"), UPSTREAM_CONCURRENCY: "200", UPSTREAM_TIMEOUT_SECONDS: "2" },
      (gateway) =>
        filesResult(19, gateway, async () => {
          const ids = Array.from({ length: 100 }, (_, index) => `/api/v1/countings/own-${index}`);
          // The pause after the trial is over by then.
          await pause(1000);
          const asking = Promise.all(ids.map((path) => ask(gateway.port, { path })));
          await pause(1000);
          const meanwhile = gateway.openFiles();
          await asking;
          return `100 requests (${meanwhile} in all meanwhile)`;
        }),
    ),
  );
}

/** A failing API is asked seldom, so that some of these reach it. */
async function askRepeatedly(port, path) {
  for (let count = 0; count < 8; count += 1) {
    await ask(port, { path: `${path}-${count}` });
    await pause(400);
  }
}

export function anEndlessHeaderOfTheProxyStopsEverybody() {
  return withApi(async (api) => {
    const attack = ({ port }) => askRepeatedly(port, "/api/v1/countings/own");
    return silenceResult(20, await quietest(behindProxy(api, "endless-header"), attack));
  });
}

export function earlyHintsWithoutEndStopEverybody() {
  return withApi(async (api) => {
    const attack = ({ port }) => askRepeatedly(port, "/api/v1/countings/early-hints");
    return silenceResult(21, await quietest(apiSettings(api), attack));
  });
}

export function readingSettingsAgainKeepsConnectionsOpen() {
  return withApi((api) =>
    withGateway({ ...apiSettings(api), LOG_LEVEL: "info" }, (gateway) =>
      filesResult(22, gateway, async () => {
        const times = () => gateway.log().split("read again").length - 1;
        for (let count = 1; count <= 40; count += 1) {
          process.kill(gateway.pid, "SIGHUP");
          for (let tries = 0; times() < count && tries < 500; tries += 1) await pause(10);
          await ask(gateway.port, { path: "/api/v1/countings" });
        }
        return `${times()} times`;
      }),
    ),
  );
}

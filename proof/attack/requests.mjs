// Attacks by the request alone: its Host and its path.
import { apiSettings, startGateway, withApi, withFolder, withGateway } from "./processes.mjs";
import { result } from "./table.mjs";
import { ask } from "./wire.mjs";

const refuses = ({ refusal }, wanted) => refusal !== undefined && wanted.test(refusal);

export function anyHostIsAnsweredWhereOthersReach() {
  return withFolder(async (folder) => {
    const gateway = await startGateway({ HOST: "0.0.0.0", ACCESS: "open" }, folder);
    const figure =
      gateway.refusal === undefined ? "it starts" : (gateway.refusal.split("\n")[1] ?? "");
    await gateway.stop();
    const passed = refuses(gateway, /ALLOWED_HOSTS/);
    return result(
      6,
      `open to others without ALLOWED_HOSTS: ${figure.slice(0, 40)}`,
      "refused",
      passed,
    );
  });
}

const foreignHosts = [
  "evil.example",
  "evil.example:4173",
  "board.example.evil.example",
  "evilboard.example",
  "board.example@evil.example",
  "evil.example#board.example",
  "evil.example/board.example",
  "evil.example,board.example",
  "board.example evil.example",
  "board.example:80:evil",
  "board.example:evil",
  "[board.example]",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "xn--board-.example",
  "",
  "*",
  ".board.example",
  "0.0.0.0",
  "2130706433",
];

export function foreignHostsAreAnswered() {
  return withFolder(async (folder) => {
    const settings = { HOST: "0.0.0.0", ACCESS: "open", ALLOWED_HOSTS: "board.example" };
    const gateway = await startGateway(settings, folder);
    try {
      if (gateway.port === undefined) return result(6, "it does not start", "it starts", false);
      const answered = [];
      for (const host of foreignHosts) {
        for (const path of ["/api/settings", "/", "/api/v1/countings", "/metrics"]) {
          const { status } = await ask(gateway.port, { path, headers: [["Host", host]] });
          if (status === 200) answered.push(host || "(empty)");
        }
      }
      const twice = await ask(gateway.port, {
        path: "/api/settings",
        headers: [
          ["Host", "board.example"],
          ["Host", "evil.example"],
        ],
      });
      if (twice.status === 200) answered.push("sent twice");
      const own = await ask(gateway.port, {
        path: "/api/settings",
        headers: [["Host", "board.example:8443"]],
      });
      if (own.status !== 200) answered.push(`(its own: ${own.status})`);
      const names = [...new Set(answered)];
      return result(
        6,
        `foreign names answered: ${names.length === 0 ? "none" : `${names.length}, ${names[0]}`}`,
        "none",
        names.length === 0,
      );
    } finally {
      await gateway.stop();
    }
  });
}

/** Servers behind the gateway that support path parameters read each as `..`, or reject it. */
const climbing = [
  "..;",
  "..;a=b",
  "..%3b",
  "..%3B;",
  "%2e%2e;",
  "%2e%2e%3b",
  "%2e%2e%253b",
  "%252e%252e%253b",
  ".%2e;x",
  "..;%2f",
  "..;%2f..;%2fadmin",
  "..%5c",
  "a%2f..;%2fb",
  "a%2f..%3bx%2fb",
  "a%252f..;x%252fb",
  "..%00",
  "..%3fx",
  "..%23x",
  "a%2f..%3fb",
  "%252e%252e%2523x",
];
const tooLong = [
  "a".repeat(1001),
  "%61".repeat(1001),
  "%25".repeat(1001),
  "%F0%9F%98%80".repeat(501),
  "é".repeat(1001),
];

export function climbingSegmentsReachTheApi() {
  return withApi((api) =>
    withGateway(apiSettings(api), async ({ port }) => {
      await api.take();
      for (const id of [...climbing, ...tooLong]) {
        await ask(port, { path: `/api/v1/countings/${id}` });
        await ask(port, { path: `/api/v1/products/imports/${id}/error-log` });
      }
      const reached = await api.take();
      const first = reached[0] === undefined ? "" : `, ${reached[0].slice(0, 40)}`;
      return result(
        18,
        `requests that reach the API: ${reached.length}${first}`,
        "0",
        reached.length === 0,
      );
    }),
  );
}

export function longIdsAreRefused() {
  return withApi((api) =>
    withGateway(apiSettings(api), async ({ port }) => {
      const longest = await ask(port, { path: `/api/v1/countings/own-${"a".repeat(996)}` });
      return result(
        18,
        `an id of 1,000 characters: ${longest.status}`,
        "200",
        longest.status === 200,
      );
    }),
  );
}

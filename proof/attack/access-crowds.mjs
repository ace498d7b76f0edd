// Attacks on access by many at once: sign-ins of one person, and guesses from many networks.
import { carrying, from, passcodeSettings, passcodes, signedIn, signIn } from "./access-steps.mjs";
import { apiSettings, startGateway, withApi, withFolder, withGateway } from "./processes.mjs";
import { result } from "./table.mjs";
import { ask } from "./wire.mjs";

export function manySignInsOfOnePersonHoldUpOthers() {
  return withApi((api) =>
    withGateway({ ...passcodeSettings, ...apiSettings(api) }, async ({ port }) => {
      const sessions = [];
      for (let n = 0; n < 20; n += 1) sessions.push(await signedIn(port, "viewer", "192.0.2.1"));
      const other = await signedIn(port, "viewer", "192.0.2.2");
      const open = (cookies, address, id) =>
        ask(port, {
          path: `/api/v1/countings/${id}`,
          headers: [carrying(cookies), from(address)],
        });
      const flood = sessions.flatMap((cookies, session) =>
        Array.from({ length: 15 }, (_, n) =>
          open(cookies, "192.0.2.1", `slow-own-${session}-${n}`),
        ),
      );
      await Promise.race(flood);
      const start = performance.now();
      const ended = (asking) => asking.then(({ status }) => [status, performance.now() - start]);
      // What takes as long without the API is the machine's work.
      const [[, health], [status, answer]] = await Promise.all([
        ended(ask(port, { path: "/healthz" })),
        ended(open(other, "192.0.2.2", "own-1")),
      ]);
      await Promise.all(flood);
      const ms = Math.max(0, answer - health);
      const figure = `somebody else's answer ${status}, ${ms.toFixed(0)} ms after /healthz`;
      return result(25, figure, "200, 1,000 ms", status === 200 && ms <= 1000);
    }),
  );
}

/** Wrong passcodes after which guessing is slowed. */
const wrongBefore = 100;

/** Guesses from each address, one after the other, until it is told to stop. */
function guessFrom(port, addresses) {
  let isOver = false;
  let wrong = 0;
  let onSlow;
  const slowed = new Promise((resolve) => {
    onSlow = resolve;
  });
  const guesses = addresses.map(async (address) => {
    while (!isOver) {
      const { status } = await signIn(port, "wrong-passcode", address);
      if (status === 429 || status === 0) return;
      if (status === 401) wrong += 1;
      if (wrong > wrongBefore) onSlow();
    }
  });
  return {
    slowed,
    async stop() {
      isOver = true;
      await Promise.all(guesses);
    },
  };
}

export function guessesKeepOutWhoKnowsThePasscode() {
  return withFolder(async (folder) => {
    const settings = { ...passcodeSettings, STATE_DIR: folder };
    const first = await startGateway(settings, folder);
    const addresses = Array.from({ length: 60 }, (_, index) => `203.0.113.${index}`);
    const guesses = guessFrom(first.port, addresses);
    await guesses.slowed;
    const refusals = [];
    let cookies = {};
    for (let n = 1; n <= 5; n += 1) {
      let refused = 0;
      while (refused < 20) {
        const answer = await signIn(first.port, passcodes.viewer, `198.51.100.${n}`);
        cookies = answer.cookies;
        if (answer.status === 303) break;
        refused += 1;
      }
      refusals.push(refused);
    }
    await first.stop();
    await guesses.stop();

    // After a restart only the browser's cookie tells them apart from networks that guess for the first time.
    const again = await startGateway(settings, folder);
    const networks = Array.from({ length: 400 }, (_, n) => `2001:db8:${n.toString(16)}::1`);
    const others = guessFrom(again.port, networks);
    await others.slowed;
    const earlier = { "countboard-earlier": cookies["countboard-earlier"] };
    const start = performance.now();
    const { status } = await ask(again.port, {
      method: "POST",
      path: "/access/sign-in",
      headers: [
        ["Content-Type", "application/x-www-form-urlencoded"],
        from("198.51.100.99"),
        carrying(earlier),
      ],
      body: `passcode=${passcodes.viewer}`,
    });
    const ms = performance.now() - start;
    await again.stop();
    await others.stop();
    const most = Math.max(...refusals);
    const figure = `with an earlier cookie ${status} after ${ms.toFixed(0)} ms`;
    return [
      result(26, `refused ${refusals.join(", ")} times`, "1 time", most <= 1),
      result(26, figure, "303 in 5,000 ms", status === 303 && ms <= 5000),
    ];
  });
}

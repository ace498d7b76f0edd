// Attacks by files that settings name, and by clients within the networks of the proxies.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { passcodeSettings, signIn } from "./access-steps.mjs";
import { startGateway, withFolder, withGateway } from "./processes.mjs";
import { result } from "./table.mjs";

const maxStartMs = 5000;

/** Events that fill a calendar file of 1 MB. */
const events = {
  "rules from the year 1": "DTSTART:00010101\nRRULE:FREQ=YEARLY;COUNT=100000\n",
  "105,000 dates": `DTSTART:20260101\nRDATE:${Array(105_000).fill("20260102").join(",")}\n`,
  "moved starts": "UID:a\nRECURRENCE-ID:20260101\nDTSTART:20260102\n",
};

/** The time until the gateway has started, or refused the file. */
export async function calendarFilesBlockTheStart() {
  const rows = [];
  for (const [what, text] of Object.entries(events)) {
    const event = `BEGIN:VEVENT\n${text}END:VEVENT\n`;
    const times = Math.floor(999_000 / event.length);
    rows.push(
      await withFolder(async (folder) => {
        const file = join(folder, "large.ics");
        writeFileSync(file, `BEGIN:VCALENDAR\n${event.repeat(times)}END:VCALENDAR\n`);
        const start = performance.now();
        const settings = { WORK_HOURS: `UTC Mo-Fr 06:00-22:00, off ${file}` };
        const gateway = await startGateway(settings, folder);
        const ms = performance.now() - start;
        await gateway.stop();
        const figure = `${what}: ${gateway.port ? "started" : "refused"} after ${ms.toFixed(0)} ms`;
        return result(23, figure, `${maxStartMs} ms`, ms <= maxStartMs);
      }),
    );
  }
  return rows;
}

const guesses = 30;

/** This machine is the proxy, and the clients are in its network. */
export function clientsInTheProxysNetworkInventAddresses() {
  const settings = { ...passcodeSettings, ACCESS_PROXIES: "127.0.0.0/8", ACCESS_PROXY_HOPS: "1" };
  return withGateway(settings, async ({ port }) => {
    let checked = 0;
    for (let index = 0; index < guesses; index += 1) {
      const { status } = await signIn(port, "wrong-guess", `198.51.100.${index}, 127.9.9.9`);
      if (status !== 429) checked += 1;
    }
    return result(24, `${checked} of ${guesses} guesses checked`, "10", checked <= 10);
  });
}

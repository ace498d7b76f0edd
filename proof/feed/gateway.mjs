// The built gateway with demo data and passcodes, and a feed's token.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../../dist/server/gateway.js", import.meta.url));
const passcode = "a-passcode-of-admins";

/** A gateway whose addresses `read` reads with the token of a feed of everything. */
export async function startDemo(settings) {
  const stateDir = mkdtempSync(join(tmpdir(), "countboard-feed-state-"));
  const child = spawn(process.execPath, [file], {
    env: {
      ...{ PATH: process.env.PATH, PORT: "0", STATE_DIR: stateDir, ACCESS: "passcode" },
      ...{ ACCESS_PASSCODE: "a-passcode-of-viewers", ACCESS_ADMIN_PASSCODE: passcode },
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise((resolve, reject) => {
    let written = "";
    child.once("exit", () => reject(new Error(`The gateway ended at once:\n${written}`)));
    child.stdout.on("data", (chunk) => {
      written += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(written);
      if (found !== null) resolve(found[0]);
    });
  });
  const signedIn = await fetch(`${address}/access/sign-in`, {
    method: "POST",
    body: new URLSearchParams({ passcode }),
    redirect: "manual",
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.replace(/;.*/, ""))
    .join("; ");
  const made = await fetch(`${address}/api/shares`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ kind: "feed", name: "Proof", scope: { kind: "all" }, hides: [], seconds: 3600 },
    }),
  });
  const { token } = await made.json();
  return {
    async read(path) {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${address}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.text();
    },
    async stop() {
      child.kill("SIGINT");
      await once(child, "exit");
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

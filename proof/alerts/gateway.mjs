// A gateway of the build with demo data and a file of alerts, which the proof starts and kills.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../../dist/server/gateway.js", import.meta.url));
const passcodes = {
  ACCESS_PASSCODE: "Proof-viewer#2026",
  ACCESS_ADMIN_PASSCODE: "Proof-admin#2026",
};

/** How long a start may take, in milliseconds. */
const patienceMs = 60_000;

export class AlertGateway {
  output = "";

  static async start(folder, alertsFile, cookie) {
    const gateway = new AlertGateway();
    gateway.cookie = cookie;
    gateway.child = spawn(process.execPath, [entry], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...passcodes,
        ...{ PORT: "0", ACCESS: "passcode", STATE_DIR: `${folder}/state`, ALERTS_FILE: alertsFile },
        ARCHIVE_DIR: "off",
      },
    });
    gateway.ended = once(gateway.child, "exit");
    gateway.child.stderr.resume();
    await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No start: ${gateway.output}`)), patienceMs);
      gateway.child.stdout.on("data", (piece) => {
        gateway.output += piece;
        const [, address] = /Countboard is at (\S+)/.exec(gateway.output) ?? [];
        if (address === undefined) return;
        clearTimeout(timer);
        gateway.address = address.replace(/\/$/, "");
        resolve();
      });
      gateway.child.once("exit", () => reject(new Error(`It ended: ${gateway.output}`)));
    });
    gateway.cookie ??= await gateway.signIn();
    return gateway;
  }

  async signIn() {
    const { headers } = await fetch(`${this.address}/access/sign-in`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: this.address },
      body: new URLSearchParams({ passcode: passcodes.ACCESS_ADMIN_PASSCODE }),
    });
    return headers
      .getSetCookie()
      .map((one) => one.replace(/;.*$/, ""))
      .join("; ");
  }

  /** Sends a test; returns its id once the gateway has stored it. */
  async test(target) {
    const answer = await fetch(`${this.address}/api/alerts/test`, {
      method: "POST",
      headers: { Cookie: this.cookie, Origin: this.address, "Content-Type": "application/json" },
      body: JSON.stringify({ target }),
    });
    if (!answer.ok) throw new Error(`A test got ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).id;
  }

  async kill() {
    this.child.kill("SIGKILL");
    await this.ended;
  }
}

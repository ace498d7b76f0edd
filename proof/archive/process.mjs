// A process of the archive, whose gateway is this program.
import { fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../../dist/server/history.js", import.meta.url));

/** Longest wait for what should happen, in milliseconds. */
const patienceMs = 120_000;

export class Process {
  /** The latest state that it told. */
  state;
  notes = [];
  asked = new Map();

  constructor(folder, api, { lookMs = 100 } = {}) {
    const options = { folder, days: 4000, isTemporary: false, pauseMs: 0, lookMs };
    this.child = fork(entry, [], { serialization: "advanced", execArgv: [] });
    this.ended = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.on("message", async (message) => {
      if (message.kind === "state") this.state = message.state;
      if (message.kind === "note") this.notes.push(message.message);
      if (message.kind === "answer") this.asked.get(message.id)(message.answer);
      if (message.kind !== "read") return;
      this.send({ kind: "answer", id: message.id, answer: await api.answer(message.request) });
    });
    this.send({ kind: "start", options });
  }

  send(message) {
    if (this.child.connected) this.child.send(message, () => {});
  }

  /** Asks the engine. */
  ask(name, parameters) {
    const id = this.asked.size;
    const question = { name, parameters, warehouse: null, warehouseBy: "id", hidden: [] };
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.send({ kind: "ask", id, question: { ...question, timeZone: "UTC", now: Date.now() } });
    });
  }

  get progress() {
    return this.state?.progress;
  }

  /** Waits until its progress is as wanted. */
  async until(isSo, what) {
    for (const end = Date.now() + patienceMs; Date.now() < end; await pause(20)) {
      if (this.progress !== undefined && isSo(this.progress)) return;
    }
    throw new Error(`${what}: ${JSON.stringify(this.state)}`);
  }

  async kill() {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /** As when its gateway ends. */
  async leave() {
    this.child.disconnect();
    await this.ended;
  }
}

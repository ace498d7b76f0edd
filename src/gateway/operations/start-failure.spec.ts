import { createServer } from "node:http";
import { expect, test } from "vitest";
import { ConfigFault } from "#gateway/config/config.ts";
import { startFailure } from "./start-failure.ts";

/** The error of the system for a host that it cannot listen on. */
async function failure(host: string, port = 0): Promise<string> {
  const server = createServer();
  const error = await new Promise((resolve) => {
    server.once("error", resolve).listen(port, host, () => resolve(undefined));
  });
  server.close();
  return startFailure(error);
}

test.each([
  ["192.0.2.1", /\(EADDRNOTAVAIL\): the address is not one of this machine/],
  ["no-such-host.invalid", /\((ENOTFOUND|EAI_AGAIN)\): .*HOST/],
  ["fe80::1", /\((EINVAL|EADDRNOTAVAIL|EAFNOSUPPORT)\): .*set HOST/],
])("says in a sentence why nothing listens on %s, and what to set", async (host, sentence) => {
  const said = await failure(host);
  expect(said).toMatch(sentence);
  expect(said).toMatch(/^Cannot listen at HOST and PORT [^\n]*$/);
  expect(said).not.toContain(host);
});

test("knows no code, and still names the settings", () => {
  const error = (code: string, syscall: string) =>
    Object.assign(new Error(code), { code, syscall });
  expect(startFailure(error("EXYZ", "listen"))).toMatch(/PORT \(EXYZ\): set HOST and PORT/);
  expect(startFailure(error("EAI_FAIL", "getaddrinfo"))).toMatch(/\(EAI_FAIL\): set HOST/);
  expect(startFailure(error("EACCES", "listen"))).toMatch(/set PORT to 1024 or more/);
  expect(startFailure(error("ENOSPC", "write"))).toBe(
    "Not started: the system refused write (ENOSPC).",
  );
});

test("names the port that is in use, and lists faults of settings", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  expect(await failure("127.0.0.1", port)).toMatch(`Port ${port} is in use`);
  server.close();
  expect(startFailure(new ConfigFault(["A.", "B."]))).toBe("Not started:\n- A.\n- B.");
});

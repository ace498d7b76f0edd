import { ConfigFault } from "#gateway/config/config.ts";

/** What an administrator can do about a failure of the system to listen, by its code. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: "this user may not listen there: set PORT to 1024 or more, or HOST to another address",
  EPERM: "this user may not listen there: set PORT to 1024 or more, or HOST to another address",
  EADDRNOTAVAIL:
    "the address is not one of this machine: set HOST to one that is (shells such as tcsh set it, too)",
  EAFNOSUPPORT:
    "this machine has no addresses of this kind, such as IPv6: set HOST to one that it has",
  EINVAL: "the address needs a zone such as %eth0 behind it, or is none: set HOST to another one",
  ENOTFOUND:
    "HOST is a name without an address: set it to one of this machine's addresses (conda sets it, too)",
  EAI_AGAIN:
    "the name in HOST cannot be looked up at present: set it to an address of this machine",
  EMFILE: "this process has too many files open: raise its limit",
  ENFILE: "this machine has too many files open: raise its limit",
};

/** Why the gateway does not start, for its log: what happened, and what to do. No sentence has a setting's value but the port. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigFault) return ["Not started:", ...error.sentences].join("\n- ");
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use: end what listens there, or set PORT to another one.`;
  }
  if (/^(listen|bind|getaddrinfo)$/.test(syscall ?? "") || /^EAI_/.test(code ?? "")) {
    const remedy =
      remedies[code ?? ""] ?? "set HOST and PORT to an address of this machine and a free port";
    return `Cannot listen at HOST and PORT (${code}): ${remedy}.`;
  }
  if (code !== undefined && syscall !== undefined) {
    return `Not started: the system refused ${syscall} (${code}).`;
  }
  // A fault of the program itself, which its authors need to see.
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { type AddressList, readAddresses } from "#gateway/access/address-list.ts";
import { maxPasscodeLength, normalizePasscode } from "#gateway/access/passcode/passcode-text.ts";
import { secretOf } from "./secret.ts";
import { choiceOf, type Environment, type Faults, isLoopback, textOf } from "./values.ts";

/** The access mode and its settings. */
export type AccessConfig =
  | { readonly mode: "open" }
  | {
      readonly mode: "passcode";
      readonly passcode: string;
      /** `null`: there is no admin, and nothing can be shared. */
      readonly adminPasscode: string | null;
      /** Proxies whose `X-Forwarded-For` is trusted. */
      readonly proxies: AddressList;
    }
  | {
      readonly mode: "header";
      /** Name of the header with the viewer's identity. */
      readonly header: string;
      /** The secret that a proxy must send to be trusted. */
      readonly secret: string;
      readonly proxies: AddressList;
      /** Identities of admins. */
      readonly admins: readonly string[];
    };

/** Minimum length of a passcode and of the proxy's secret, in characters. */
const minLength = { passcode: 8, secret: 16 } as const;

const modes = ["open", "passcode", "header"] as const;

const settingsOf = {
  open: [],
  passcode: ["ACCESS_PASSCODE", "ACCESS_ADMIN_PASSCODE", "ACCESS_PROXIES"],
  header: ["ACCESS_HEADER", "ACCESS_HEADER_SECRET", "ACCESS_PROXIES", "ACCESS_ADMINS"],
} as const;

const known = new Set<string>([...settingsOf.passcode, ...settingsOf.header]);
const withFile = /^ACCESS_(PASSCODE|ADMIN_PASSCODE|HEADER_SECRET)_FILE$/;

/** Headers that every request has, or that have another meaning. */
const otherHeaders =
  /^(accept.*|authorization|connection|content-.*|cookie|forwarded|host|if-.*|origin|range|referer|sec-.*|te|trailer|transfer-encoding|upgrade.*|user-agent|x-countboard-.*|x-forwarded-(for|proto|host|port))$/;

/** Reads all settings that begin with `ACCESS`. */
export function readAccess(
  env: Environment,
  faults: Faults,
  readFile: (path: string) => string,
  host: string,
): AccessConfig {
  const mode = choiceOf(env, faults, "ACCESS", modes, "open");
  refuseOthers(env, faults, mode);
  const secret = (name: string) => secretOf(env, faults, name, readFile);
  if (mode === "passcode") return readPasscodes(env, faults, secret);
  if (mode === "header") return readHeader(env, faults, secret);
  if (!isLoopback(host) && textOf(env, "ACCESS") === undefined) {
    faults.add(
      `HOST is "${host}", which others can reach, while ACCESS is not set: write ACCESS=passcode or ` +
        "ACCESS=header, ACCESS=open (with ALLOWED_HOSTS) to let everyone who reaches it see the figures, or " +
        "HOST=127.0.0.1.",
      undefined,
    );
  }
  return { mode: "open" };
}

/** Reports settings of another mode: one without effect would give a false sense of safety. */
function refuseOthers(env: Environment, faults: Faults, mode: (typeof modes)[number]): void {
  const usable: readonly string[] = settingsOf[mode];
  for (const name of Object.keys(env).filter((one) => /^ACCESS_/i.test(one))) {
    const base = withFile.test(name) ? name.replace(/_FILE$/, "") : name;
    if (!known.has(base)) {
      const names = [...known].join(", ");
      faults.add(`${name} is not a setting: write one of ${names}.`, undefined);
    } else if (env[name] === "") {
      faults.add(`${name} is empty: write its value or leave it out.`, undefined);
    } else if (!usable.includes(base)) {
      const current = textOf(env, "ACCESS") === undefined ? "not set" : mode;
      const wanted = modes.filter((one) => (settingsOf[one] as readonly string[]).includes(base));
      faults.add(
        `${name} has no effect while ACCESS is ${current}: write ACCESS=${wanted.join(" or ACCESS=")}, or leave it out.`,
        undefined,
      );
    }
  }
}

type Secret = (name: string) => string | undefined;

function readPasscodes(env: Environment, faults: Faults, secret: Secret): AccessConfig {
  const viewer = secret("ACCESS_PASSCODE");
  const admin = secret("ACCESS_ADMIN_PASSCODE");
  const passcode = viewer ?? "";
  if (viewer === undefined) {
    faults.add(
      "ACCESS_PASSCODE is missing while ACCESS is passcode: write it, or the path of a file in ACCESS_PASSCODE_FILE.",
      undefined,
    );
  }
  for (const [name, value] of [
    ["ACCESS_PASSCODE", viewer],
    ["ACCESS_ADMIN_PASSCODE", admin],
  ] as const) {
    if (value) refuseShort(faults, name, value, minLength.passcode);
    if (value && value.length > maxPasscodeLength) {
      faults.add(`${name} has more than ${maxPasscodeLength} characters: write fewer.`, undefined);
    }
  }
  if (viewer && admin && normalizePasscode(viewer) === normalizePasscode(admin)) {
    faults.add(
      "ACCESS_ADMIN_PASSCODE is the same as ACCESS_PASSCODE, so that everybody would be an admin: write another one.",
      undefined,
    );
  }
  return {
    mode: "passcode",
    passcode,
    adminPasscode: admin ?? null,
    proxies: readProxies(env, faults),
  };
}

function readHeader(env: Environment, faults: Faults, secret: Secret): AccessConfig {
  const header = (textOf(env, "ACCESS_HEADER") ?? "").toLowerCase();
  if (header === "") {
    faults.add(
      "ACCESS_HEADER is missing while ACCESS is header: write the name of the header in which the proxy " +
        "says who it is, such as X-Forwarded-User.",
      undefined,
    );
  } else if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(header) || otherHeaders.test(header)) {
    faults.add(
      `ACCESS_HEADER is "${header}", which is no header for an identity: write such as X-Forwarded-User.`,
      undefined,
    );
  }
  const value = secret("ACCESS_HEADER_SECRET");
  if (value === undefined) {
    faults.add(
      "ACCESS_HEADER_SECRET is missing while ACCESS is header: write what the proxy sends in " +
        "X-Countboard-Proxy-Secret, or the path of a file in ACCESS_HEADER_SECRET_FILE.",
      undefined,
    );
  } else if (value !== "") {
    refuseShort(faults, "ACCESS_HEADER_SECRET", value, minLength.secret);
  }
  if (textOf(env, "ACCESS_PROXIES") === undefined) {
    faults.add(
      "ACCESS_PROXIES is missing while ACCESS is header: write the addresses of the proxies, such as " +
        "127.0.0.1 or 10.0.0.0/24.",
      undefined,
    );
  }
  const admins = (textOf(env, "ACCESS_ADMINS") ?? "").split(",").map((name) => name.trim());
  return {
    mode: "header",
    header,
    secret: value ?? "",
    proxies: readProxies(env, faults),
    admins: admins.filter((name) => name !== ""),
  };
}

function readProxies(env: Environment, faults: Faults): AddressList {
  return readAddresses(textOf(env, "ACCESS_PROXIES") ?? "", (part) =>
    faults.add(
      `ACCESS_PROXIES holds "${part}": write addresses or networks such as 127.0.0.1, 10.0.0.0/24 or fd00::/8.`,
      undefined,
    ),
  );
}

function refuseShort(faults: Faults, name: string, value: string, min: number): void {
  if (normalizePasscode(value).length >= min) return;
  faults.add(
    `${name} has fewer than ${min} characters, which are soon guessed: write more.`,
    undefined,
  );
}

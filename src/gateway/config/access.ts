import { isLoopback } from "#domain/loopback.ts";
import { readAddresses } from "#gateway/access/address-list.ts";
import { maxHops, type TrustedProxies } from "#gateway/access/client-address.ts";
import { maxPasscodeLength, normalizePasscode } from "#gateway/access/passcode/passcode-text.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** The access mode and its settings. */
export type AccessConfig =
  | {
      readonly mode: "open";
      /** `undefined` without any. */
      readonly proxies?: TrustedProxies;
    }
  | {
      readonly mode: "passcode";
      readonly passcode: string;
      /** `null`: there is no admin, and nothing can be shared. */
      readonly adminPasscode: string | null;
      readonly proxies: TrustedProxies;
    }
  | {
      readonly mode: "header";
      /** Name of the header with the viewer's identity. */
      readonly header: string;
      /** The secret that a proxy must send to be trusted. */
      readonly secret: string;
      readonly proxies: TrustedProxies;
      /** Identities of admins. */
      readonly admins: readonly string[];
    };

/** Minimum length of a passcode and of the proxy's secret, in characters. */
const minLength = { passcode: 8, secret: 16 } as const;

const modes = ["open", "passcode", "header"] as const;

const settingsOf = {
  open: ["ACCESS_PROXIES", "ACCESS_PROXY_HOPS"],
  passcode: ["ACCESS_PASSCODE", "ACCESS_ADMIN_PASSCODE", "ACCESS_PROXIES", "ACCESS_PROXY_HOPS"],
  header: [
    "ACCESS_HEADER",
    "ACCESS_HEADER_SECRET",
    "ACCESS_PROXIES",
    "ACCESS_PROXY_HOPS",
    "ACCESS_ADMINS",
  ],
} as const;

/** Headers that every request has, or that have another meaning. */
const otherHeaders =
  /^(accept.*|authorization|connection|content-.*|cookie|forwarded|host|if-.*|origin|range|referer|sec-.*|te|trailer|transfer-encoding|upgrade.*|user-agent|x-countboard-.*|x-forwarded-(for|proto|host|port))$/;

/** Reads all settings that begin with `ACCESS`. */
export function readAccess(settings: SettingsReader, host: string): AccessConfig {
  const mode = settings.choice("ACCESS", modes, "open");
  refuseOthers(settings, mode);
  if (mode === "passcode") return readPasscodes(settings);
  if (mode === "header") return readHeader(settings);
  if (!isLoopback(host) && settings.text("ACCESS") === undefined) {
    settings.fault(
      "HOST is an address that others can reach, while ACCESS is not set: write ACCESS=passcode or " +
        "ACCESS=header, ACCESS=open (with ALLOWED_HOSTS) to let everyone who reaches it see the figures, or " +
        "HOST=127.0.0.1.",
    );
  }
  const proxies = readProxies(settings);
  return settings.text("ACCESS_PROXIES") === undefined
    ? { mode: "open" }
    : { mode: "open", proxies };
}

/** Reports settings of another mode: one without effect would give a false sense of safety. */
function refuseOthers(settings: SettingsReader, mode: (typeof modes)[number]): void {
  // Without ACCESS the figures are open, although another setting shows that this is not wanted.
  const usable: readonly string[] = settings.text("ACCESS") === undefined ? [] : settingsOf[mode];
  for (const name of settings.namesWith("ACCESS_")) {
    const base = name.replace(/_FILE$/, "");
    if (settings.env[name] === "") {
      settings.fault(`${name} is empty: write its value or leave it out.`);
    } else if (!usable.includes(base)) {
      const current = settings.text("ACCESS") === undefined ? "not set" : mode;
      const wanted = modes.filter((one) => (settingsOf[one] as readonly string[]).includes(base));
      settings.fault(
        `${name} has no effect while ACCESS is ${current}: write ACCESS=${wanted.join(" or ACCESS=")}, or leave it out.`,
      );
    }
  }
}

function readPasscodes(settings: SettingsReader): AccessConfig {
  const viewer = settings.secret("ACCESS_PASSCODE");
  const admin = settings.secret("ACCESS_ADMIN_PASSCODE");
  const passcode = viewer ?? "";
  if (viewer === undefined) {
    settings.fault(
      "ACCESS_PASSCODE is missing while ACCESS is passcode: write it, or the path of a file in ACCESS_PASSCODE_FILE.",
    );
  }
  for (const [name, value] of [
    ["ACCESS_PASSCODE", viewer],
    ["ACCESS_ADMIN_PASSCODE", admin],
  ] as const) {
    if (value) refuseShort(settings, name, value, minLength.passcode);
    if (value && value.length > maxPasscodeLength) {
      settings.fault(`${name} has more than ${maxPasscodeLength} characters: write fewer.`);
    }
  }
  if (viewer && admin && normalizePasscode(viewer) === normalizePasscode(admin)) {
    settings.fault(
      "ACCESS_ADMIN_PASSCODE is the same as ACCESS_PASSCODE, so that everybody would be an admin: write another one.",
    );
  }
  return {
    mode: "passcode",
    passcode,
    adminPasscode: admin ?? null,
    proxies: readProxies(settings),
  };
}

function readHeader(settings: SettingsReader): AccessConfig {
  const header = (settings.text("ACCESS_HEADER") ?? "").toLowerCase();
  if (header === "") {
    settings.fault(
      "ACCESS_HEADER is missing while ACCESS is header: write the name of the header in which the proxy " +
        "says who it is, such as X-Forwarded-User.",
    );
  } else if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(header) || otherHeaders.test(header)) {
    settings.fault("ACCESS_HEADER is no header for an identity: write such as X-Forwarded-User.");
  }
  const value = settings.secret("ACCESS_HEADER_SECRET");
  if (value === undefined) {
    settings.fault(
      "ACCESS_HEADER_SECRET is missing while ACCESS is header: write what the proxy sends in " +
        "X-Countboard-Proxy-Secret, or the path of a file in ACCESS_HEADER_SECRET_FILE.",
    );
  } else if (value !== "") {
    refuseShort(settings, "ACCESS_HEADER_SECRET", value, minLength.secret);
  }
  if (settings.text("ACCESS_PROXIES") === undefined) {
    settings.fault(
      "ACCESS_PROXIES is missing while ACCESS is header: write the addresses of the proxies, such as " +
        "127.0.0.1 or 10.0.0.0/24.",
    );
  }
  const admins = (settings.text("ACCESS_ADMINS") ?? "").split(",").map((name) => name.trim());
  return {
    mode: "header",
    header,
    secret: value ?? "",
    proxies: readProxies(settings),
    admins: admins.filter((name) => name !== ""),
  };
}

function readProxies(settings: SettingsReader): TrustedProxies {
  const text = settings.text("ACCESS_PROXIES");
  const list = readAddresses(text ?? "", (_, position) =>
    settings.fault(
      `ACCESS_PROXIES has no address in position ${position}: write addresses or networks such as 127.0.0.1, 10.0.0.0/24 or fd00::/8.`,
    ),
  );
  const hops = settings.number("ACCESS_PROXY_HOPS", 1, maxHops, maxHops);
  if (settings.text("ACCESS_PROXY_HOPS") === undefined) {
    if (/\/\d/.test(text ?? "")) {
      settings.notes.push(
        "ACCESS_PROXIES has a network: who has an address in it can invent addresses in X-Forwarded-For. Set " +
          "ACCESS_PROXY_HOPS to the number of proxies that a request passes, or write the proxies' own addresses.",
      );
    }
  } else if (text === undefined) {
    settings.fault("ACCESS_PROXY_HOPS has no effect without ACCESS_PROXIES: write both, or none.");
  }
  return { has: list.has, hops };
}

function refuseShort(settings: SettingsReader, name: string, value: string, min: number): void {
  if (normalizePasscode(value).length >= min) return;
  settings.fault(`${name} has fewer than ${min} characters, which are soon guessed: write more.`);
}

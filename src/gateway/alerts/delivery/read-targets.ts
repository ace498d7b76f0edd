import { Webhook } from "standardwebhooks";
import { type Language, languages } from "#contract/languages.ts";
import { isTimeZone } from "#domain/time/time-zone.ts";
import { FieldReader, type FieldSources } from "#gateway/alerts/field-reader.ts";
import { readMailTarget } from "./read-mail-target.ts";
import type { Target } from "./target.ts";
import { readAddress, readSecretAddress } from "./target-address.ts";

const kinds = ["webhook", "slack", "teams", "mail"] as const;

const commonNames = ["name", "kind", "language", "timeZone", "costs", "names", "private"];

const ownNames: Readonly<Record<Target["kind"], readonly string[]>> = {
  webhook: ["url", "secretFile", "secretEnv", "allowHttp"],
  // Their url has a fault of its own.
  slack: ["urlFile", "urlEnv", "url", "allowHttp"],
  teams: ["urlFile", "urlEnv", "url", "allowHttp"],
  mail: ["host", "port", "security", "user", "passwordFile", "passwordEnv", "from", "to"],
};

/** The specification wants 24 to 64 bytes. */
const secretBytes = { min: 24, max: 64 };

/** Targets beyond this many are a mistake. */
const maxTargets = 100;

/**
 * Reads the targets of the file of alerts. Every fault is reported, so that all are mended at once; a faulty target is
 * left out.
 * @param written the member `targets` of the file
 */
export function readTargets(written: unknown, sources: FieldSources): readonly Target[] {
  if (written === undefined || written === null) return [];
  if (!Array.isArray(written) || written.length > maxTargets) {
    sources.onFault(
      `targets is not a list of at most ${maxTargets}: begin each target with "- name:".`,
    );
    return [];
  }
  const names = new Set<string>();
  return written.flatMap((one: unknown, index) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) {
      sources.onFault(`Target ${index + 1} has no members: write name, kind and its address.`);
      return [];
    }
    const members: Readonly<Record<string, unknown>> = { ...one };
    const { name } = members;
    if (typeof name !== "string" || !/^[\w][\w .-]{0,39}$/.test(name)) {
      sources.onFault(
        `Target ${index + 1} has no name: write one of at most 40 letters, digits, spaces, dots and hyphens.`,
      );
      return [];
    }
    const of = `Target ${name}`;
    if (names.has(name)) sources.onFault(`${of}: another target has the same name.`);
    names.add(name);
    return readTarget(name, new FieldReader(members, of, sources)) ?? [];
  });
}

function readTarget(name: string, fields: FieldReader): Target | null {
  const kind = kinds.find((one) => one === fields.value("kind"));
  if (kind === undefined) {
    fields.fault(`write ${kinds.join(", ")} as kind.`);
    return null;
  }
  fields.checkNames([...commonNames, ...ownNames[kind]]);
  const common = {
    name,
    language: readLanguage(fields),
    timeZone: readTimeZone(fields),
    getsCosts: fields.flag("costs"),
    getsNames: fields.flag("names"),
    mayBePrivate: fields.flag("private"),
  };
  if (kind === "mail") {
    const mail = readMailTarget(fields, common.mayBePrivate);
    return mail && { ...common, kind, ...mail };
  }
  const rules = { allowsHttp: fields.flag("allowHttp"), mayBePrivate: common.mayBePrivate };
  if (kind === "webhook") {
    const url = readAddress(fields, rules);
    const secret = readSigningSecret(fields);
    return url && secret ? { ...common, kind, url, secret } : null;
  }
  const url = readSecretAddress(fields, rules);
  return url && { ...common, kind, url };
}

function readLanguage(fields: FieldReader): Language {
  return fields.choice("language", languages, "en");
}

function readTimeZone(fields: FieldReader): string | null {
  if (!fields.has("timeZone")) return null;
  const zone = fields.text("timeZone", "an IANA zone such as Europe/Madrid");
  if (zone === null || isTimeZone(zone)) return zone;
  fields.fault("its timeZone is not a zone: write an IANA zone, such as Europe/Madrid.");
  return null;
}

function readSigningSecret(fields: FieldReader): string | null {
  const secret = fields.secret("secret");
  if (secret === null) return null;
  const bytes = secret.replace(/^whsec_/, "");
  const length = /^[A-Za-z0-9+/]+={0,2}$/.test(bytes) ? Buffer.from(bytes, "base64").length : 0;
  if (length >= secretBytes.min && length <= secretBytes.max && canSign(secret)) return secret;
  fields.fault(
    `its secret is not ${secretBytes.min} to ${secretBytes.max} bytes as base64: write one such as that of "openssl rand -base64 32".`,
  );
  return null;
}

function canSign(secret: string): boolean {
  try {
    new Webhook(secret).sign("id", new Date(0), "");
    return true;
  } catch {
    return false;
  }
}

import type { UpstreamConfig } from "#gateway/config/upstream.ts";
import {
  NoConnection,
  type Party,
  ProxyRefusal,
} from "#gateway/upstream/connection/no-connection.ts";
import { unspokenSchemes } from "#gateway/upstream/sign-in-schemes.ts";

/** What is known of the way to the API. */
export type Way = Pick<UpstreamConfig, "baseUrl" | "clientCertificate">;

/** Where a party's address is set, and what else may lead to the API. */
interface Place {
  readonly party: Party;
  readonly setting: string;
  readonly otherwise: string;
  readonly isSecure: boolean;
  readonly hasCertificate: boolean;
}

type Advice = (place: Place, named: string) => string;

/** Codes of refused certificates, beside those that begin with `CERT_`. */
const unknownAuthority =
  /^(UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_UNTRUSTED|INVALID_CA)$/;

/** Advice by the system's code, with the reason that TLS gives; the first match counts. */
const table: readonly (readonly [pattern: RegExp, advice: Advice])[] = [
  [
    /^(ENOTFOUND|ENODATA|EAI_\w+)$/,
    ({ party, setting, otherwise }, named) =>
      `The ${party}'s host name is not known here (${named}): correct it in ${setting}, or ${otherwise}.`,
  ],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ETIMEDOUT|EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|EACCES|EPERM)$/,
    ({ party, setting, otherwise }, named) =>
      `The ${party}'s address does not answer (${named}): correct it in ${setting}, or ${otherwise}.`,
  ],
  [
    /^(EMFILE|ENFILE|ENOBUFS|ENOMEM)$/,
    ({ party }, named) =>
      `This machine has no resources for a connection to the ${party} (${named}): raise the limit of open files and memory of the gateway's process.`,
  ],
  [
    unknownAuthority,
    ({ party }, named) =>
      `The ${party}'s certificate is from an authority that is not known here (${named}): name the file with that authority in NODE_EXTRA_CA_CERTS.`,
  ],
  [
    /^(ERR_TLS_CERT_|CERT_|CRL_|HOSTNAME_MISMATCH|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED)/,
    ({ party, setting }, named) =>
      `The ${party}'s certificate is not valid for its address now (${named}): correct ${setting}, or have the certificate renewed.`,
  ],
  [
    /^CONNECT_TIMEOUT$/,
    ({ setting, otherwise }, named) =>
      `The proxy opened no connection to the API in time (${named}): let it reach the API, correct ${setting}, or ${otherwise}.`,
  ],
  [
    /^HTTPS_REQUIRED$/,
    ({ setting }) => `What answers at the API's address speaks TLS: write https: in ${setting}.`,
  ],
  [
    /wrong version number|packet length too long|http request|unknown protocol|WRONG_VERSION_NUMBER|HTTP_REQUEST|PACKET_LENGTH/i,
    ({ party, setting }, named) =>
      party === "API"
        ? `What answers at the API's address does not speak TLS (${named}): correct the port in ${setting}, or write http: in it and set COUNTING_API_ALLOW_HTTP=1.`
        : `What answers at the proxy's address does not speak TLS (${named}): write http: in ${setting}, or correct the port.`,
  ],
  [
    /alert certificate required|alert bad certificate|alert certificate unknown|alert unknown ca|alert certificate (expired|revoked)|unsupported certificate|CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA/i,
    ({ party, setting, hasCertificate }, named) => {
      if (party === "proxy") {
        return `The proxy wants a certificate, which the gateway sends only to the API (${named}): write http: in ${setting}, or name the API's host in NO_PROXY.`;
      }
      return hasCertificate
        ? `The API does not accept the gateway's certificate (${named}): write the one that it expects into the file that COUNTING_API_CLIENT_CERT_FILE names.`
        : `The API asks for a certificate (${named}): name a file with the gateway's certificate and its key in COUNTING_API_CLIENT_CERT_FILE.`;
    },
  ],
  [
    /alert handshake failure|HANDSHAKE_FAILURE/i,
    ({ party, hasCertificate }, named) =>
      `The ${party} ended the TLS handshake (${named}): ${
        party === "API" && !hasCertificate
          ? "if it asks for a certificate, name it in COUNTING_API_CLIENT_CERT_FILE, and else let it"
          : "let it"
      } offer TLS 1.2 or newer with current ciphers.`,
  ],
  [
    /protocol version|unsupported protocol|PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|no protocols/i,
    ({ party }, named) =>
      `The ${party} and the gateway share no version of TLS (${named}): let the ${party} offer TLS 1.2 or newer.`,
  ],
  [
    /^(EPROTO|ERR_SSL_|ERR_TLS_|ERR_OSSL_)/,
    ({ party, setting }, named) =>
      `The TLS connection to the ${party} failed (${named}): correct ${setting}, or the TLS settings of the ${party}.`,
  ],
  [
    /^(ECONNRESET|ECONNABORTED|EPIPE)$/,
    ({ party, setting, isSecure, hasCertificate, otherwise }, named) => {
      const said = `The ${party} closed the connection without an answer (${named})`;
      if (party === "proxy") return `${said}: correct ${setting}, or ${otherwise}.`;
      if (!isSecure) return `${said}: if it speaks TLS, write https: in ${setting}.`;
      return hasCertificate
        ? `${said}: check the port in ${setting}, and whether it accepts the certificate in COUNTING_API_CLIENT_CERT_FILE.`
        : `${said}: check the port in ${setting}, and name a certificate in COUNTING_API_CLIENT_CERT_FILE if it asks for one.`;
    },
  ],
  [
    /^HPE_/,
    ({ party, setting, isSecure }, named) =>
      party === "API"
        ? `What answers at the API's address does not speak HTTP properly (${named}): correct ${setting}${isSecure ? "" : ", with https: if it speaks TLS"}.`
        : `What answers at the proxy's address is not an HTTP proxy (${named}): correct ${setting}.`,
  ],
  [
    /./,
    ({ party, setting, otherwise }, named) =>
      `The connection to the ${party} failed (${named}): check ${setting}, or ${otherwise}.`,
  ],
];

/** One sentence about a failed connection: what failed, with the system's code, and which setting may change it. */
export function connectionAdvice(error: unknown, way: Way): string {
  const isSecure = way.baseUrl.startsWith("https:");
  const proxySetting = isSecure ? "HTTPS_PROXY" : "HTTP_PROXY";
  if (error instanceof ProxyRefusal) return proxyAdvice(error, proxySetting);
  const party = error instanceof NoConnection ? error.party : "API";
  const named = nameOf(error instanceof NoConnection ? error.cause : error);
  const place: Place = {
    party,
    isSecure,
    hasCertificate: way.clientCertificate !== null,
    ...(party === "API"
      ? {
          setting: "COUNTING_API_URL",
          otherwise: `name the proxy that leads there in ${proxySetting}`,
        }
      : { setting: proxySetting, otherwise: "name the API's host in NO_PROXY" }),
  };
  const [code = ""] = named.split(",");
  const [, advice] = table.find(([pattern]) => pattern.test(code) || pattern.test(named)) ?? [];
  return advice?.(place, named) ?? "";
}

/** An error's code, and what OpenSSL says in its own fixed words; nothing of the message comes from the other side. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code =
    "code" in error && /^[A-Z][A-Z0-9_]{1,60}$/.test(String(error.code)) ? error.code : error.name;
  const reason = /:SSL routines:\w*:([a-z0-9 ]{1,60}):/.exec(error.message)?.[1];
  return reason === undefined ? String(code) : `${code}, ${reason}`;
}

function proxyAdvice({ status, schemes, hasLogin }: ProxyRefusal, setting: string): string {
  const refused = `The proxy refused to connect to the API (status ${status})`;
  const direct = "or name the API's host in NO_PROXY";
  if (status === 407) {
    const unspoken = unspokenSchemes(schemes);
    if (unspoken === undefined && hasLogin) {
      return `${refused}, because user and password are wrong: correct them in the address in ${setting}, ${direct}.`;
    }
    if (unspoken === undefined) {
      return `${refused}: write its user and password into the address in ${setting}, ${direct}.`;
    }
    return `${refused}, because it accepts only ${unspoken}, which the gateway does not speak: let it accept Basic, put a proxy that signs in to it between them, ${direct}.`;
  }
  if (status >= 500 && status !== 501) {
    return `The proxy does not reach the API (status ${status}): correct COUNTING_API_URL, let the proxy reach it, ${direct}.`;
  }
  return `${refused}: allow the API's host in it, correct ${setting} if a web server and no proxy answers there, ${direct}.`;
}

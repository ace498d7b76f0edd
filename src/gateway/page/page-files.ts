import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { day } from "#domain/time/units.ts";
import { languageAt } from "#gateway/access/language.ts";
import { type BasePath, markupInBase } from "#gateway/http/base-path.ts";
import { accepts } from "#gateway/http/compress.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { createPreloadLinks, manifestPath } from "./preload-links.ts";

/** The built page in memory: about 16 megabytes, mostly source maps, and no request reaches the file system. */
export interface PageFiles {
  /** Identifies this build; changes exactly when the page does. */
  readonly build: string;
  /**
   * The file at a path, or the page for any other path that a person could open.
   * @param search the address's query with its question mark, or nothing
   * @throws ProblemError `not-found` for a missing asset and for what is not a page
   */
  answer(path: string, search: string, headers: ApiRequest): Response;
}

type ApiRequest = Pick<Headers, "get">;

type Bytes = Uint8Array<ArrayBuffer>;

interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Bytes;
  /** Precompressed forms from the build, the smallest first. */
  readonly compressed: readonly { readonly coding: "br" | "gzip"; readonly bytes: Bytes }[];
  readonly isEmbeddable: boolean;
}

const compressedForms = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
] as const;

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/**
 * Reads a directory of built files, with `index.html` at its top.
 * @param sharing whether shared caches between gateway and browser may store them
 */
export function readPageFiles(
  directory: string,
  sharing: "public" | "private" = "public",
  basePath: BasePath = "",
): PageFiles {
  const found = new Map([
    ...earlierAssets(directory),
    ...indexInBase(readAll(directory), basePath),
  ]);
  const files = new Map<string, PageFile>();
  for (const [path, bytes] of found) {
    if (path === `/${manifestPath}` || isCompressedForm(path, found)) continue;
    const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
    const type = types[extension] ?? "application/octet-stream";
    const isEmbeddable = path === "/preview.png";
    const etag = `W/"${digest(bytes)}"`;
    const compressed = compressedForms.flatMap(({ coding, ending }) => {
      const form = found.get(path + ending);
      return form ? [{ coding, bytes: form }] : [];
    });
    files.set(path, { type, etag, bytes, compressed, isEmbeddable });
  }
  const index = files.get("/index.html");
  if (index === undefined) throw new Error(`There is no index.html in ${directory}.`);
  const preloadLinks = createPreloadLinks(directory, basePath);
  return {
    build: digest(index.bytes),
    answer(path, search, headers) {
      const file = files.get(path) ?? (isPage(path, headers) ? index : undefined);
      if (file === undefined) throw new ProblemError("not-found");
      const response = fileResponse(file, path.startsWith("/assets/") ? sharing : null, headers);
      if (file === index) {
        const language = languageAt(search, headers.get("Accept-Language"));
        response.headers.set("Link", preloadLinks(path, search, language));
        response.headers.append("Vary", "Accept-Language");
      }
      return response;
    },
  };
}

/**
 * The assets of the builds that this one replaced within a day, for viewers whose open page comes from one of them:
 * beside the page's folder, in folders that the build names by the time of the next build, in milliseconds since 1970.
 */
function earlierAssets(directory: string): readonly (readonly [string, Bytes])[] {
  const earlier = join(directory, "..", "earlier");
  if (!existsSync(earlier)) return [];
  return readdirSync(earlier)
    .filter((name) => Date.now() - Number(name) < day)
    .flatMap((name) => [...readAll(join(earlier, name))])
    .filter(([path]) => path.startsWith("/assets/"));
}

/** Every file below a directory, by its path from there, which begins with a slash. */
function readAll(directory: string): ReadonlyMap<string, Bytes> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const full = join(parentPath, name);
        const path = full.slice(directory.length).replaceAll("\\", "/").replace(/^\/*/, "/");
        return [path, new Uint8Array(readFileSync(full))];
      }),
  );
}

/** The files with addresses below the base path in `index.html`, the only file that names any. */
function indexInBase(files: ReadonlyMap<string, Bytes>, basePath: BasePath) {
  const index = files.get("/index.html");
  if (index === undefined || basePath === "") return files;
  const bytes = Buffer.from(markupInBase(Buffer.from(index).toString(), basePath));
  return new Map([
    ...files,
    ["/index.html", bytes],
    ["/index.html.br", brotliCompressSync(bytes)],
    ["/index.html.gz", gzipSync(bytes)],
  ]);
}

/** Whether a file is the compressed form of another. */
function isCompressedForm(path: string, files: ReadonlyMap<string, Bytes>): boolean {
  return compressedForms.some(
    ({ ending }) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)),
  );
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

/** A stale page that asks for an asset of an older build must not get HTML for a script. */
function isPage(path: string, headers: ApiRequest): boolean {
  const accept = headers.get("Accept")?.trim() ?? "*/*";
  return !/^\/assets(\/|$)/.test(path) && (accept === "*/*" || accept.includes("text/html"));
}

function fileResponse(
  file: PageFile,
  cacheScope: "public" | "private" | null,
  request: ApiRequest,
): Response {
  const headers = new Headers({
    "Cache-Control":
      cacheScope === null ? "no-cache" : `${cacheScope}, max-age=31536000, immutable`,
    ETag: file.etag,
    Vary: "Accept-Encoding",
  });
  if (isKnown(request.get("If-None-Match"), [file.etag])) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", file.type);
  // Chat programs embed the preview image in their own pages.
  if (file.isEmbeddable) headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  const acceptEncoding = request.get("Accept-Encoding");
  const form = file.compressed.find(({ coding }) => accepts(coding, acceptEncoding));
  if (form) headers.set("Content-Encoding", form.coding);
  const { bytes } = form ?? file;
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { headers });
}

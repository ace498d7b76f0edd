import { cp, readdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** How long the assets of a build are served after the next one, in milliseconds. */
const keptMs = 86_400_000;

/**
 * Keeps the assets of the build that this one replaces, without source maps, for those who have its page open: in
 * `earlier`, beside the page's folder, in a folder named by the time of this build. Older ones are removed.
 */
export function keepEarlierAssets(): Plugin {
  let page = "";
  return {
    name: "keep-earlier-assets",
    apply: "build",
    configResolved({ root, build }) {
      page = resolve(root, build.outDir);
    },
    // Before Vite empties the page's folder.
    buildStart: () => keepEarlier(page),
  };
}

async function keepEarlier(page: string): Promise<void> {
  const now = Date.now();
  const earlier = join(dirname(page), "earlier");
  for (const name of await readdir(earlier).catch(() => [])) {
    if (now - Number(name) < keptMs) continue;
    await rm(join(earlier, name), { recursive: true });
  }
  const assets = join(page, "assets");
  const isBuilt = await readdir(assets).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return;
  await cp(assets, join(earlier, String(now), "assets"), {
    recursive: true,
    filter: (path) => !path.endsWith(".map"),
  });
}

import { open, rename, rm } from "node:fs/promises";
import { makeName } from "./maker.ts";

/**
 * Replaces a file atomically, so that readers never see a part of it.
 * @param mayReplace asked right before
 */
export async function replaceFile(
  path: string,
  text: string,
  mayReplace: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const draft = `${path}.${makeName()}`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    if (!(await mayReplace())) throw new Error("The lock was lost.");
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

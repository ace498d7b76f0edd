import { writeFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { startWebkit } from "./webkit-tabs.ts";

const missing =
  "error while loading shared libraries: libwebkit.so: cannot open shared object file";

test(
  "a driver or a display that does not run says why in its own words, at once",
  {
    tag: "@engines",
  },
  async ({ browserName: _ }, testInfo) => {
    const program = async (name: string, script: string) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      return path;
    };
    const [driver, display, broken] = await Promise.all([
      program("driver", `echo '${missing}' >&2; exit 127`),
      program("display", "echo 99 >&3; exec tail -f /dev/null"),
      program("broken-display", "echo 'Server is already active for display 99' >&2; exit 1"),
    ]);
    const profiles = testInfo.outputPath("profiles");
    await expect(startWebkit({ driver, display, profiles })).rejects.toThrow(
      `${driver} does not run: it ended with 127. ${missing}`,
    );
    await expect(startWebkit({ driver, display: broken, profiles })).rejects.toThrow(
      `${broken} does not run: it ended with 1. Server is already active for display 99`,
    );
    const nowhere = testInfo.outputPath("nowhere");
    await expect(startWebkit({ driver, display: nowhere, profiles })).rejects.toThrow(
      `${nowhere} does not run: spawn ${nowhere} ENOENT`,
    );
  },
);

// The modules of the gateway import what older versions of Node lack, which ends in a stack before any line of theirs.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  await import("./main.ts");
} else {
  process.stdout.write(
    `Not started: Countboard needs Node 20.19, 22.12 or a newer one; this is ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
}

/** The version asked for is no longer held; the newest one is to be asked for instead. */
export class OutdatedVersionError extends Error {
  override readonly name = "OutdatedVersionError";
  readonly version: number;

  constructor(version: number) {
    super(`Version ${version} of the lines is no longer held`);
    this.version = version;
  }
}

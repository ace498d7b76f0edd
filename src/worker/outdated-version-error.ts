/** The requested version is gone; request the newest one instead. */
export class OutdatedVersionError extends Error {
  override readonly name = "OutdatedVersionError";
  readonly version: number;

  constructor(version: number) {
    super(`Version ${version} of the lines is no longer held`);
    this.version = version;
  }
}

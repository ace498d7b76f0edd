/** The part that the build uses; the package has no types. */
declare module "subset-font" {
  interface Options {
    readonly keepAllGlyphs: boolean;
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }
  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

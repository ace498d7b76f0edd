/** The text of a question. */
declare module "*.sql?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: that is how Vite gives the text of a file
  export default text;
}

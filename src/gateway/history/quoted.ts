/** A text as SQL. Only names and paths that the gateway chose are written so; what people send is a parameter. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

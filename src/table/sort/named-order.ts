/** An order by a column, perhaps a hidden one, that a header offers by name. */
export interface NamedOrder {
  readonly id: string;
  readonly desc: boolean;
  /** In the header, beside the column's title. */
  readonly label: string;
  /** In the choice. */
  readonly title: string;
}

/** A counting with pages of its own. */
export interface PagedCounting {
  readonly id: string;
  /** Its name in the footer of the page before; `null` while unknown. */
  readonly name: string | null;
}

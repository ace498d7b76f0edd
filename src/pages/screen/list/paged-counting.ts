/** A counting with pages of its own. */
export interface PagedCounting {
  readonly id: string;
  /** Its name in the footer of the page before; `null` while unknown. */
  readonly name: string | null;
  /** What tells it from others of its warehouse; `null` where its name is enough. */
  readonly distinction: string | null;
}

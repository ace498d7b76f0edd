/** A counting with separate pages. */
export interface PagedCounting {
  readonly id: string;
  /** Its name in the footer of the page before; `null` while unknown. */
  readonly name: string | null;
  /** Distinguishes it from others of its warehouse; `null` if its name is enough. */
  readonly distinction: string | null;
}

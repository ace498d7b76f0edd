/** A counting whose pages are shown. */
export interface PagedCounting {
  readonly id: string;
  /** What it is called at the bottom of the page before; `null` while that is not known. */
  readonly name: string | null;
}

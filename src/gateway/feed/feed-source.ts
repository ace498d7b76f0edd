/** What a feed is made of. */
export interface FeedSource {
  /** Equal for equal bodies. */
  readonly version: string;
  readonly texts: () => AsyncGenerator<string, void, void>;
  /** The body's media type and what else the answer tells of it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the use of what the feed is made of, if it is not read. */
  readonly cancel: () => void;
}

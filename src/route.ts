import type { app } from "#messages/en/app.ts";

/** The `app` messages that are plain text. */
export type Label = {
  [Key in keyof typeof app]: (typeof app)[Key] extends string ? Key : never;
}[keyof typeof app];

export interface RouteData {
  readonly name: string;
  /** Its address, where `:id` stands for any id and `:id?` for one that may be missing. */
  readonly pattern: string;
  /** An earlier address that still opens it. */
  readonly alias?: string;
  /** The source file, whose only export is the page's component. */
  readonly module: string;
  /** The part of the messages that it renders with. */
  readonly messages: "common" | "counting" | "all";
  /** How viewers go there by its name: from the palette, and from the navigation if that has it. */
  readonly entry?: {
    /** A key of the `app` messages. */
    readonly label: Label;
    /** Its place in the navigation: beside the name, or behind "More". */
    readonly nav?: "main" | "more";
    /** The start of the addresses below which its entry in the navigation is marked, too. */
    readonly section?: string;
    readonly isForAdmins?: boolean;
  };
  /**
   * The scope that the page requires: the counting in the address, a list of countings, two countings of any scope, or
   * everything unredacted. Pages without it are for every viewer.
   */
  readonly scope?: "counting" | "countings" | "two-countings" | "unredacted";
  /** Whether the page renders without the layout that others have around them. */
  readonly isBare?: boolean;
}

import type { GroupContext } from "#components/counting/panels/groups/columns.ts";
import type { Messages } from "#messages/en/catalogue.ts";

/** What the columns of people are read with. */
export interface PeopleContext extends GroupContext {
  readonly messages: Messages;
  /** By key, the median rate of the others for each person who is slow. */
  readonly slow: ReadonlyMap<string, number>;
  /** Milliseconds since 1970; `null` while the time is unknown. */
  readonly moment: number | null;
}

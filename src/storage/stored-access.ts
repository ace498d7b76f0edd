import { isAccessKey } from "./access-keys.ts";
import { createStoredState, rereadStoredStates } from "./stored-state.ts";

/** Key of the access whose state the browser stores; in `localStorage` other tabs notice a change. */
export const accessKey = "countboard:access";

/** The access of those who signed in, and of everyone with open access, as opposed to links and screens. */
export const ownAccess = "own";

/** The access of a page whose viewer has none any more. */
const noAccess = "none";

/** The access of this page; `undefined` before the gateway has said it. */
let present: string | undefined;

const areas = ["local", "session"] as const;
/** The access whose state an area has; "" where nothing has said it yet. */
const owners = areas.map((area) => ({
  area,
  state: createStoredState<string>({
    key: accessKey,
    initial: "",
    decode: (text) => text,
    encode: (access) => access,
    area,
  }),
}));

/**
 * Records this page's access, and removes from the browser what the gateway showed to another one.
 * @param access the same text for those who may see the same; `ownAccess` for those who signed in
 * @returns whether this page had another access before
 */
export function beginAccess(access: string): boolean {
  if (access === present) return false;
  const isChange = present !== undefined;
  present = access;
  for (const { area, state } of owners) {
    state.update((before) => {
      const isUnknown = before === "" && access === ownAccess;
      if (before !== access && !isUnknown) removeAccessState(area);
      return access;
    });
  }
  rereadStoredStates();
  return isChange;
}

/** Removes from the browser what the gateway showed, as after signing out. Other tabs notice it. */
export function endAccess(): void {
  if (present === noAccess) return;
  present = noAccess;
  for (const { area, state } of owners) {
    removeAccessState(area);
    state.update(() => noAccess);
  }
  rereadStoredStates();
}

/**
 * The key of state that viewers make themselves: each link and screen has its own, because the names of views and starred
 * warehouses may tell more than these show.
 */
export function keyOfOwn(key: string): string {
  return present === undefined || present === ownAccess ? key : `${key}@${present}`;
}

function removeAccessState(area: (typeof areas)[number]): void {
  try {
    const storage = area === "local" ? localStorage : sessionStorage;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of keys.filter(isAccessKey)) storage.removeItem(key);
  } catch {
    // Storage is switched off, so that nothing is stored.
  }
}

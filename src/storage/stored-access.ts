import { isAccessKey } from "./access-keys.ts";
import { createStoredState, rereadStoredStates } from "./stored-state.ts";

/** Key of the access whose state the browser stores; in `localStorage` other tabs notice a change. */
export const accessKey = "countboard:access";

/** The access of those who signed in, and of everyone with open access, as opposed to links and screens. */
export const ownAccess = "own";

/** The access of a page whose viewer has none any more. */
const noAccess = "none";

/** The access that the gateway said last; `undefined` before it has said one. */
let present: string | undefined;

/** Whether that access has ended. The same one may begin again, as after a new sign-in. */
let isOver = false;

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
  if (access === present && !isOver) return false;
  const isChange = present !== undefined && access !== present;
  present = access;
  isOver = false;
  for (const { area, state } of owners) {
    state.update((before) => {
      const isUnknown = before === "" && access === ownAccess;
      if (before !== access && !isUnknown) removeAccessState(area);
      return access;
    });
  }
  rereadStoredStates({ isAccessOver: false });
  return isChange;
}

/** Removes from the browser what the gateway showed, as after signing out. Other tabs notice it. */
export function endAccess(): void {
  if (isOver) return;
  isOver = true;
  for (const { area, state } of owners) {
    removeAccessState(area);
    state.update(() => noAccess);
  }
  rereadStoredStates({ isAccessOver: true });
}

/**
 * The key of state that viewers make themselves: each link and screen has its own, because the names of views and starred
 * warehouses may tell more than these show.
 */
export function keyOfOwn(key: string): string {
  const access = isOver ? noAccess : present;
  return access === undefined || access === ownAccess ? key : `${key}@${access}`;
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

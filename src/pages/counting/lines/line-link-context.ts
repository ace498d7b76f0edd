import { createContext } from "react";

/** What the address of a line begins with; its id follows. */
export const LineLinkContext = createContext("");
